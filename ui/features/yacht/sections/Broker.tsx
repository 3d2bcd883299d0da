import { FactRow } from '../../../components/FactRow.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { ButtonLink, Link } from '../../../components/Link.tsx';
import { LocalTime, OpenNow } from '../../../components/LocalTime.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { YachtPageView } from '../build-yacht-view.ts';

/** Renders the broker or office with contact details, place and local time. */
export function Broker({ broker, enquireHref }: Pick<YachtPageView, 'broker' | 'enquireHref'>) {
  const { write, call } = broker;
  return (
    <section className="broker on-dark" id="broker">
      <div className="wrap grid-page">
        <div className={broker.portrait === null ? 'a' : 'a portrayed'}>
          {broker.portrait === null ? null : (
            <Picture picture={broker.portrait} preset="gallery" sizes="(min-width:1024px) 14vw, 112px" />
          )}
          <Heading lvl={2} size="3xl-tight" color="white">
            {broker.href === null ? broker.title : <Link href={broker.href}>{broker.title}</Link>}
          </Heading>
          <p className="h h-teaser mt-6 max-w-[30em]">{broker.text}</p>
          <div className="bt">
            <ButtonLink href={enquireHref} data-vike="false">
              {write}
            </ButtonLink>
            <Link className="btn btn-line num" href={call.href}>
              {call.text}
            </Link>
          </div>
        </div>
        <BrokerRows broker={broker} />
      </div>
    </section>
  );
}

function BrokerRows({ broker: { rows, clock, hours } }: Pick<YachtPageView, 'broker'>) {
  const t = useTranslate();
  return (
    <dl className="who num">
      {rows.map(({ label, value, href }) => (
        <FactRow key={label} label={label} value={href === null ? value : <Link href={href}>{value}</Link>} />
      ))}
      {clock === null ? null : (
        <div>
          <dt>{t('office.localTime')}</dt>
          <dd>
            <LocalTime timezone={clock.timezone} zone={clock.zone} />
            {hours === null ? null : (
              <>
                {' · '}
                <OpenNow hours={hours} timezone={clock.timezone} />
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
