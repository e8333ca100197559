/** Everything that makes sound, loaded after the first gesture. */
export { Ambience } from "./ambience";
export { warm } from "./buffers";
export { Desk } from "./desk";
export { CLASSES } from "./recipe";
export { RECIPES } from "./repertoire";
