import { Link, TextLink } from '../components/Link.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { YachtCard } from '../yacht-card/YachtCard.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

const THIRD = '(min-width:1024px) 30vw, (min-width:640px) 46vw, 92vw';

export function YachtGrid({ block }: BlockProps<'yacht-grid'>) {
  const t = useTranslate();
  const { cards, all, trouble, title } = block;
  const more = all && <TextLink href={all.href}>{all.text}</TextLink>;
  return (
    <BlockSection block={block} wide aside={more}>
      {cards.length > 0 ? (
        <div className="cards cards-3">
          {cards.map((card) => (
            <YachtCard key={card.id} card={card} lvl={title === null ? 2 : 3} sizes={THIRD} />
          ))}
        </div>
      ) : (
        <p className="muted">{trouble ?? t('content.nothing')}</p>
      )}
      {title === null ? more : null}
    </BlockSection>
  );
}

export function YachtRows({ block }: BlockProps<'yacht-list'>) {
  const t = useTranslate();
  return (
    <BlockSection block={block} wide>
      {block.rows.length === 0 ? <p className="muted">{t('content.nothing')}</p> : null}
      <ul className="index num">
        {block.rows.map(({ id, text, href, facts, price }) => (
          <li key={id}>
            <Link href={href}>
              <span className="h h-xl-austin">{text}</span>
              <span className="m">{facts}</span>
              <span className="q">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
