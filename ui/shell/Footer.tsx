import { Heading } from '../components/Heading.tsx';
import { ButtonLink, Link } from '../components/Link.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { NavLinkView, ShellView } from './shell-view.ts';

/** The footer of every page (CO6). */
export function Footer({ shell }: { readonly shell: ShellView }) {
  const t = useTranslate();
  const { footer, brand } = shell;
  return (
    <footer className="foot on-dark">
      <div className="wrap">
        <div className="news grid-page">
          <Heading lvl={2} size="3xl-tight" color="white">
            {footer.newsletter.headline}
          </Heading>
          <div className="r">
            <ButtonLink
              className="btn btn-line"
              href={footer.newsletter.button.href}
              data-close={t('footer.closeForm')}
            >
              {footer.newsletter.button.text}
            </ButtonLink>
          </div>
        </div>
        <div className="cols">
          <div>
            <Link className="mark" href={shell.home}>
              <i />
              {brand.name}
            </Link>
            <p className="small mt-4 max-w-[30ch]">{brand.tagline}</p>
          </div>
          {footer.columns.map((column) => (
            <Column key={column.title} title={column.title} links={column.links} />
          ))}
          <Column title={t('footer.follow')} links={footer.social} />
        </div>
        <div className="base small">
          <span>{`© ${footer.year} ${brand.name}`}</span>
          <ul>
            {footer.legal.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.text}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly NavLinkView[] }) {
  return (
    <div>
      <Heading lvl={3} size="sm" color="white" className="mb-2">
        {title}
      </Heading>
      <ul>
        {links.map((link) => (
          <li key={link.text}>
            <Link href={link.href}>{link.text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
