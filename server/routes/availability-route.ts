import type { FastifyInstance, FastifyRequest } from 'fastify';
import { availabilityIcalendar, availabilityPath } from '../../core/availability/availability-file.ts';
import { reliableCalendar } from '../../core/availability/calendar.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import { offeredSlug } from '../../core/yacht/market-rules.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { answerInTurn } from '../http/limit-work.ts';
import { originCacheControl, originOf } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';

type AvailabilityContext = RouteContext<'now' | 'publicUrl' | 'isSecure' | 'takeTurn', 'catalogue' | 'calendars'>;
type AvailabilityRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * Serves when a charter yacht is taken, as a calendar (AV9). There is none where no calendar is known, and where that
 * is too old to say that other nights are free.
 */
export function availabilityRoute(app: FastifyInstance, context: AvailabilityContext): void {
  const { ports, now, takeTurn } = context;
  // Other programs may keep a calendar, and ask whether it has changed.
  const caching = originCacheControl(context, 'public, no-cache');
  const headers = ['Cache-Control', caching, 'X-Robots-Tag', 'noindex', 'Vary', 'Accept-Encoding'];
  const make = async (request: AvailabilityRequest) => {
    const id = request.params.id as YachtId;
    const [yacht, calendar] = await Promise.all([ports.catalogue.byId(id), ports.calendars.of(id)]);
    const today = now().slice(0, 10);
    if (yacht === null || offeredSlug(yacht, 'charter') === null) return null;
    if (calendar === null || reliableCalendar(calendar, today) !== calendar) return null;
    const address = `${originOf(request.raw, context)}${availabilityPath(id)}`.replace(/^https?:\/\//, '');
    const file = availabilityIcalendar({ calendar, name: yacht.name, address, from: dayNumber(today) ?? 0 });
    return preparedFile('text/calendar; charset=utf-8', file, headers);
  };
  app.get('/api/yachts/:id/availability.ics', answerInTurn(takeTurn, make));
}
