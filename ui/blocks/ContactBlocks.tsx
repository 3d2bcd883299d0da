import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { LocalTime } from '../components/LocalTime.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { BlockView } from './block-view.ts';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

export function Contact({ block }: Of<'contact'>) {
  const t = useTranslate();
  const { title, id, text, who, enquireHref } = block;
  return (
    <section className="ask" id={id ?? undefined}>
      <div className="wrap grid-page">
        <div className="a">
          <Heading lvl={2} size="3xl-tight">
            {title}
          </Heading>
          {text === null ? null : <p className="mt-6 max-w-[44ch]">{text}</p>}
          <div className="bt">
            <Link className="btn" href={enquireHref} data-vike="false">
              {t('contact.write', { name: who.name })} <Icon name="arrow" />
            </Link>
            <Link className="btn btn-line num" href={who.phone.href}>
              {who.phone.text}
            </Link>
          </div>
        </div>
        <dl className="rows num">
          <div>
            <dt>{who.line}</dt>
            <dd>{who.href === null ? who.name : <Link href={who.href}>{who.name}</Link>}</dd>
          </div>
          {who.timezone === null ? null : (
            <div>
              <dt>{t('office.localTime')}</dt>
              <dd>
                <LocalTime timezone={who.timezone} zone={who.zone} />
                {who.hours === null ? null : (
                  <>
                    {', '}
                    <OpenNow hours={who.hours} timezone={who.timezone} />
                  </>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('office.email')}</dt>
            <dd>
              <Link href={who.email.href}>{who.email.text}</Link>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
