import { mount } from "svelte";

import App from "./App.svelte";
import { loadSprite } from "./art/sprite";
import "./style.css";
import { speak } from "./words/languages";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
// Which language it is was found out by first.js, which has begun to load it.
await Promise.all([speak(document.documentElement.lang), loadSprite()]);
mount(App, { target });
