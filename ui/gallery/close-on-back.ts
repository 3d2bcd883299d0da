/** A fragment that no element has: the router takes a step to it for one within the page, and renders nothing. */
const FRAGMENT = '#picture';

/**
 * Makes going back close an overlay and stay on the page. @param onBack called after the visitor went back @returns a
 * function to call after the overlay was closed in another way
 */
export function closeOnBack(onBack: () => void): () => void {
  let isHeld = true;
  const letGo = () => {
    isHeld = false;
    window.removeEventListener('popstate', leave);
  };
  const leave = () => {
    letGo();
    onBack();
  };
  window.history.pushState({}, '', FRAGMENT);
  window.addEventListener('popstate', leave);
  return () => {
    if (!isHeld) return;
    letGo();
    window.history.back();
  };
}
