/** Of no part of the page: for the router a step to a hash is one within the page, and it renders nothing. */
const ENTRY = '#picture';

/**
 * While something lies over the page, going back takes that away and stays on the page. @param onBack going back has
 * ended it @returns what to call once it has ended otherwise
 */
export function holdBack(onBack: () => void): () => void {
  let isHeld = true;
  const letGo = () => {
    isHeld = false;
    window.removeEventListener('popstate', leave);
  };
  const leave = () => {
    letGo();
    onBack();
  };
  window.history.pushState({}, '', ENTRY);
  window.addEventListener('popstate', leave);
  return () => {
    if (!isHeld) return;
    letGo();
    window.history.back();
  };
}
