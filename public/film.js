// @ts-check
// Sent only with pages that show a film (app/components/sections/video.tsx). Without it the poster is a
// link to the film.

for (const link of document.querySelectorAll("a[data-film]")) {
  const waiting = link.nextElementSibling;
  if (waiting instanceof HTMLTemplateElement) asButton(link, waiting.content);
}

/**
 * What plays in place is a button, not a link. It waits in the document, so that its rules are there.
 * @param {Element} link
 * @param {DocumentFragment} waiting
 */
function asButton(link, waiting) {
  const inert = waiting.querySelector("button");
  if (!inert) return;
  const button = document.importNode(inert, true);
  button.className = link.className;
  button.removeAttribute("aria-label");
  while (link.firstChild) button.appendChild(link.firstChild);
  button.addEventListener("click", () => play(button, waiting));
  link.replaceWith(button);
}

/**
 * Puts the player that waits behind the poster into its place, and starts it.
 * @param {Element} poster
 * @param {DocumentFragment} waiting
 */
function play(poster, waiting) {
  const player = document.importNode(waiting, true).querySelector("video, iframe");
  if (!(player instanceof HTMLElement)) return;
  poster.replaceWith(player);
  player.focus();
  if (!(player instanceof HTMLVideoElement)) return;
  // A browser that will not start it by itself leaves that to its own controls.
  player.play().catch(() => {});
}

export {};
