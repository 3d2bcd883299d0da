/** Makes the page behind an overlay inert and stops its scrolling. @returns a function that restores it */
export function makePageInert(over: HTMLElement | undefined): () => void {
  const root = document.documentElement;
  const wasStill = root.classList.contains('overflow-hidden');
  const others = [...document.body.children].filter((one) => one !== over && !one.hasAttribute('inert'));
  for (const one of others) one.setAttribute('inert', '');
  root.classList.add('overflow-hidden');
  return () => {
    for (const one of others) one.removeAttribute('inert');
    if (!wasStill) root.classList.remove('overflow-hidden');
  };
}
