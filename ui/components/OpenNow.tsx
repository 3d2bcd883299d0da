import { useEffect, useState } from 'react';
import type { OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/opening.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { localMoment } from './clock-time.ts';

interface Props {
  readonly hours: OfficeHours;
  /** IANA time zone. */
  readonly timezone: string;
  /** As the server read the clock. */
  readonly open: boolean;
}

/** product.md CO5: whether an office is open, by its own clock; read anew each minute. */
export function OpenNow({ hours, timezone, open }: Props) {
  const t = useTranslate();
  const [isNow, setNow] = useState(open);
  useEffect(() => {
    const look = () => setNow(isOpen(hours, localMoment(timezone, new Date())));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [hours, timezone]);
  return <span className={isNow ? 'is-open' : 'is-closed'}>{t(isNow ? 'office.open' : 'office.closed')}</span>;
}
