/** A fragment without an element: the router treats a step to it as one within the page, and renders nothing. */
const FRAGMENT = '#picture';

/**
 * Makes going back close an overlay and stay on the page. @param onBack called after the visitor has gone back
 * @returns a function to call after the overlay was closed in another way
 */
export function closeOnBack(onBack: () => void): () => void {
  let isListening = true;
  const stopListening = () => {
    isListening = false;
    window.removeEventListener('popstate', leave);
  };
  const leave = () => {
    stopListening();
    onBack();
  };
  window.history.pushState({}, '', FRAGMENT);
  window.addEventListener('popstate', leave);
  return () => {
    if (!isListening) return;
    stopListening();
    window.history.back();
  };
}

/** Makes the page behind an overlay inert and stops its scrolling. @returns a function that restores it */
export function makePageInert(overlay: HTMLElement | undefined): () => void {
  const root = document.documentElement;
  const wasLocked = root.classList.contains('overflow-hidden');
  const others = [...document.body.children].filter((one) => one !== overlay && !one.hasAttribute('inert'));
  for (const one of others) one.setAttribute('inert', '');
  root.classList.add('overflow-hidden');
  return () => {
    for (const one of others) one.removeAttribute('inert');
    if (!wasLocked) root.classList.remove('overflow-hidden');
  };
}
