import { mount } from "svelte";

import App from "./App.svelte";
import { loadSprite } from "./art/sprite";
import "./style.css";
import { speak } from "./words/say.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await Promise.all([speak("en"), loadSprite()]);
mount(App, { target });
