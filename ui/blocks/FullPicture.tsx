import { Picture } from '../components/Picture.tsx';
import type { BlockView, FigureView } from './block-view.ts';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

function Figure({ figure: { picture, caption }, sizes }: { readonly figure: FigureView; readonly sizes: string }) {
  return (
    <figure>
      <Picture picture={picture} preset="gallery" sizes={sizes} />
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export function FullPicture({ block: { figure, width } }: Of<'picture'>) {
  if (width === 'full') {
    return (
      <div className="plate plate-full">
        <Figure figure={figure} sizes="100vw" />
      </div>
    );
  }
  return (
    <div className={`wrap grid-page plate plate-${width}`}>
      <Figure figure={figure} sizes={width === 'wide' ? '92vw' : '(min-width:1024px) 60vw, 92vw'} />
    </div>
  );
}
