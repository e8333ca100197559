// What comes first, in words that every browser understands. It finds out the language, unless the server has found the
// right one, so that its texts are loaded beside the client and no others are; and it shows the sentence for old
// browsers, where a module would not even start.
(function () {
  var page = document.documentElement;
  var known = page.getAttribute("data-languages").split(" ");
  var asked = [].slice.call(navigator.languages || [navigator.language]);
  try {
    asked.unshift(localStorage.getItem("kaiju-language") || "");
  } catch (error) {
    // Without a memory the wishes of the browser count.
  }
  for (var i = 0; i < asked.length; i++) {
    if (known.indexOf(asked[i]) < 0) asked[i] = asked[i].split("-")[0];
    if (known.indexOf(asked[i]) >= 0) {
      page.lang = asked[i];
      break;
    }
  }
  function link(rel, address) {
    var made = document.createElement("link");
    made.rel = rel;
    made.href = address;
    if (rel === "preload") {
      made.as = "fetch";
      made.crossOrigin = "anonymous";
    }
    document.head.appendChild(made);
  }
  link("preload", "/words/" + page.lang + ".ftl");
  link("manifest", "/words/" + page.lang + ".webmanifest");

  var needed = [window.WebSocket, window.structuredClone, window.CSS && CSS.supports("aspect-ratio", "1")];
  for (i = 0; i < needed.length; i++) {
    if (!needed[i]) document.getElementById("unsupported").hidden = false;
  }
})();
