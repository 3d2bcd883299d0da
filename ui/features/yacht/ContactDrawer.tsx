import { useEffect, useRef, useState } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { siteRuntime } from '../../shell/browser-runtime.ts';
import { BrokerButtons, BrokerRows } from './Broker.tsx';
import type { BrokerView, YachtPageView } from './yacht-view.ts';

interface Props {
  readonly view: YachtPageView;
  readonly broker: BrokerView;
  readonly onClose: () => void;
}

/** product.md FM1: whom to ask, over the page. What is ticked goes into the letter. */
export function ContactDrawer({ view, broker, onClose }: Props) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, market, estimate } = view;
  const [isAttached, attach] = useState(estimate?.asked ?? false);
  useEffect(() => {
    const drawer = dialog.current;
    if (drawer?.open === false) drawer.showModal();
    // The scrim is the dialog's own ground.
    const shut = (event: MouseEvent) => event.target === drawer && drawer?.close();
    drawer?.addEventListener('click', shut);
    siteRuntime().then(
      ({ drawers }) => drawers.send({ type: 'CONTACT_BROKER', about: { yachtId: id, market } }),
      () => {},
    );
    return () => {
      drawer?.removeEventListener('click', shut);
      siteRuntime().then(
        ({ drawers }) => drawers.send({ type: 'HIDE_CONTACT' }),
        () => {},
      );
    };
  }, [id, market]);
  const letter = estimate === null || !isAttached ? [] : estimate.letter;
  return (
    <dialog className="drawer ask-drawer" ref={dialog} aria-labelledby="ask-title" onClose={onClose}>
      <button type="button" className="icon-btn" aria-label={t('broker.close')} onClick={() => dialog.current?.close()}>
        <Icon name="cross" />
      </button>
      <div className="in-drawer">
        <p className="ui muted">{[view.name, view.price?.text].filter(Boolean).join(', ')}</p>
        <Heading lvl={2} size="2xl" className="mt-2" id="ask-title">
          {broker.title}
        </Heading>
        <p className="mt-4 max-w-[36em]">{broker.text}</p>
        <BrokerRows broker={broker} />
        {estimate?.sum ? (
          <label className="check">
            <input type="checkbox" checked={isAttached} onChange={(event) => attach(event.currentTarget.checked)} />
            <span>
              {t('broker.attach')}
              <small>{`${estimate.sum.title}. ${estimate.sum.total.amount}`}</small>
            </span>
          </label>
        ) : null}
      </div>
      <div className="drawer-foot">
        <BrokerButtons broker={broker} attached={letter} />
      </div>
    </dialog>
  );
}
