import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Heading } from '../components/Heading.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { reloadOnce } from '../navigation/reload-once.ts';

interface Props {
  /** A new view resets the error. */
  readonly view: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/**
 * Catches the error of a page that cannot be rendered. The usual cause is data of another build (UI4), so
 * the page is reloaded. If it has just been reloaded, an error message is shown between header and footer.
 */
export class PageBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override state: State = { broken: false };

  override componentDidCatch(): void {
    reloadOnce();
  }

  override componentDidUpdate({ view }: Props): void {
    if (this.state.broken && view !== this.props.view) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useTranslate();
  return (
    <div className="wrap trouble">
      <Heading lvl={1} size="3xl">
        {t('error.500.title')}
      </Heading>
      <p>{t('error.500.message')}</p>
      <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
    </div>
  );
}
