/** Lets the browser answer the visitor and paint before the work that follows, which becomes a task of its own. */
export function nextTask(): Promise<void> {
  return 'scheduler' in window ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
