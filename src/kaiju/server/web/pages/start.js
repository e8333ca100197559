// Keeps the list of tables up to date; without it the page shows them as they were.
"use strict";

const body = document.getElementById("tables");
const names = new Map();
const region = document.documentElement.lang;
const language = new URLSearchParams({ language: region.split("-")[0] });
const list = new Intl.ListFormat(region);

function row(table) {
  const players = list.format(table.seats.map((seat) => seat.name || seat.bot).filter(Boolean));
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const line = document.createElement("tr");
  for (const text of [names.get(table.game) ?? table.game, players, body.dataset[table.status], free]) {
    line.append(Object.assign(document.createElement("td"), { textContent: text }));
  }
  return line;
}

function after(tables, change) {
  const other = new Set([...change.gone, ...change.tables.map(({ id }) => id)]);
  return [...change.tables, ...tables.filter(({ id }) => !other.has(id))];
}

function connect() {
  let tables = [];
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/lobby?${language}`);
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "lobby") tables = told.tables;
    else if (told.type === "lobby-change") tables = after(tables, told);
    body.replaceChildren(...tables.map(row));
  };
  socket.onclose = () => setTimeout(connect, 2000);
}

fetch(`/api/catalogue?${language}`)
  .then((answer) => answer.json())
  .then(({ games }) => games.forEach(({ id, name }) => names.set(id, name)))
  .finally(connect);
