const STEP = 1.5;

/** The part of the viewer that keys control. */
export interface KeyedViewer {
  readonly currSlide?:
    | {
        readonly zoomLevels: { readonly initial: number; readonly max: number };
        readonly currZoomLevel: number;
        isZoomable(): boolean;
      }
    | undefined;
  /** Milliseconds; false for none. */
  readonly options: { readonly zoomAnimationDuration?: number | false };
  goTo(at: number): void;
  getNumItems(): number;
  zoomTo(level: number, center: undefined, milliseconds: number): void;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Zooms with + and −, and goes to the first or last picture with Home or End. Returns whether it used the key. */
export function handleLightboxKey(viewer: KeyedViewer, { key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  switch (key) {
    case '+':
    case '=':
      return zoomBy(viewer, STEP);
    case '-':
    case '_':
      return zoomBy(viewer, 1 / STEP);
    case 'Home':
      viewer.goTo(0);
      return true;
    case 'End':
      viewer.goTo(viewer.getNumItems() - 1);
      return true;
    default:
      return false;
  }
}

function zoomBy(viewer: KeyedViewer, factor: number): boolean {
  const slide = viewer.currSlide;
  if (slide?.isZoomable() !== true) return false;
  const { initial, max } = slide.zoomLevels;
  const level = Math.min(max, Math.max(initial, slide.currZoomLevel * factor));
  viewer.zoomTo(level, undefined, viewer.options.zoomAnimationDuration || 0);
  return true;
}
