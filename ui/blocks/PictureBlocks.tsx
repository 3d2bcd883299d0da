import { Picture } from '../components/Picture.tsx';
import { DocumentLink } from '../gallery/DocumentLink.tsx';
import { Film } from '../gallery/Film.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import type { BlockView } from './block-view.ts';
import { Episode } from './Episode.tsx';
import { Slider } from './Slider.tsx';
import { Titled } from './Titled.tsx';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

export function Pictures({ block }: Of<'gallery'>) {
  return (
    <Titled block={block} wide>
      <Gallery view={block.gallery} />
    </Titled>
  );
}

export function PictureSlider({ block }: Of<'slider'>) {
  return (
    <Titled block={block} wide>
      <Slider title={block.title ?? ''} slides={block.slides} />
    </Titled>
  );
}

export function Video({ block: { film, caption, ...part } }: Of<'video'>) {
  return (
    <Titled block={part} wide>
      <figure>
        <Film film={film} />
        {caption === null ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </Titled>
  );
}

export function Podcast({ block }: Of<'podcast'>) {
  return (
    <Titled block={block}>
      <Episode src={block.src} length={block.length} lines={block.lines}>
        {block.file === null ? null : <DocumentLink document={block.file} />}
      </Episode>
    </Titled>
  );
}

export function PeoplePicture({ block }: Of<'people-picture'>) {
  return (
    <Titled block={block} wide>
      <ul className={`faces faces-${block.textAlignment}`}>
        {block.people.map(({ name, photo }) => (
          <li key={name}>
            {photo === null ? null : <Picture picture={photo} preset="gallery" sizes="(min-width:1024px) 22vw, 46vw" />}
            <span className="h h-xl-austin">{name}</span>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
