import { lazy, Suspense } from 'react';
import { Heading } from '../../components/Heading.tsx';
import type { FormPageView } from './FormPageBody.tsx';

const load = () => import('./FormPageBody.tsx').then(({ FormPageBody }) => ({ default: FormPageBody }), stay);

/**
 * Keeps the form that the server rendered, with its typed values, where the script cannot be loaded; it is then
 * submitted without a script. After a client navigation there is no such form, so the error is thrown.
 */
function stay(error: unknown): Promise<never> {
  if (document.querySelector('.enquiry-page form') === null) throw error;
  return new Promise(() => {});
}

const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

// Starts to load with the script of the page.
if (!import.meta.env.SSR) load().catch(() => {});

/**
 * Renders the page of a form or of its result, which is usable without a script (FM2, FM3). Its script is a
 * chunk of its own; after a client navigation the title is shown until that is loaded.
 */
export function FormPage({ view }: { readonly view: FormPageView }) {
  const title = (
    <div className="a">
      <Heading lvl={1} size="3xl-search">
        {view.view.title}
      </Heading>
    </div>
  );
  return (
    <div className="wrap grid-page enquiry-page">
      <Suspense fallback={title}>
        <Loaded view={view} />
      </Suspense>
    </div>
  );
}
