// Shows the sentence for old browsers, in words that they understand: a module would not even start there.
(function () {
  var needed = [window.WebSocket, window.structuredClone, window.CSS && CSS.supports("aspect-ratio", "1")];
  for (var i = 0; i < needed.length; i++) {
    if (!needed[i]) document.getElementById("unsupported").hidden = false;
  }
})();
