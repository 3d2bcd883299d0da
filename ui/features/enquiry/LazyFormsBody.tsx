import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Heading } from '../../components/Heading.tsx';
import type { FormsView } from './enquiry-view.ts';
import type { FormsBody } from './FormsBody.tsx';

type Props = ComponentProps<typeof FormsBody>;

const load = () => import('./FormsBody.tsx').then(({ FormsBody }) => ({ default: FormsBody }), stay);

/**
 * Keeps the form that the server rendered, with its typed values, where the script cannot be loaded; it is then
 * submitted without a script. After a client navigation there is no such form, so the error is thrown.
 */
function stay(error: unknown): Promise<never> {
  if (document.querySelector('.enquiry-page form') === null) throw error;
  return new Promise(() => {});
}

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Loads with the script of the page.
if (!import.meta.env.SSR) load().catch(() => {});

/**
 * The server renders the form; its script is loaded after the first load. After a client navigation the title is shown
 * until then.
 */
export function LazyFormsBody(props: Props) {
  return (
    <Suspense fallback={<Title view={props.view} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Title({ view: { kind, view } }: { readonly view: FormsView }) {
  return (
    <div className="a">
      <Heading lvl={1} size="3xl-search">
        {kind === 'thanks' ? (view.thanks?.title ?? view.unknown?.title) : view.title}
      </Heading>
    </div>
  );
}
