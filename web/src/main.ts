import { mount } from "svelte";

import App from "./App.svelte";
import { loadSprite } from "./art/sprite";
import "./style.css";
import { preferred } from "./words/languages";
import { speak } from "./words/say.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
const language = preferred();
document.documentElement.lang = language;
await Promise.all([speak(language), loadSprite()]);
mount(App, { target });
