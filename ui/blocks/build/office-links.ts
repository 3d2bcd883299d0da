import type { Office } from '../../../core/office/office.ts';
import { type BlockContext, pageHref } from './block-context.ts';

/** Returns the address of a route planner to an office. */
export function directionsHref({ lat, lng }: Office): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** Returns the address of an office's page; null if it has none in this language. */
export function officeHref(office: string, context: BlockContext): string | null {
  const page = context.pages.find(({ details }) => details.kind === 'office' && details.office === office);
  return page === undefined ? null : pageHref(page, context);
}
