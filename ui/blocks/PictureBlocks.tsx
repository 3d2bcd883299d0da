import { Picture } from '../components/Picture.tsx';
import { DocumentLink } from '../gallery/DocumentLink.tsx';
import { FilmPlayer } from '../gallery/FilmPlayer.tsx';
import { GalleryGrid } from '../gallery/GalleryGrid.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockView } from './block-view.ts';
import { PodcastPlayer } from './PodcastPlayer.tsx';
import { Slider } from './Slider.tsx';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

export function PictureGallery({ block }: Of<'gallery'>) {
  return (
    <BlockSection block={block} wide>
      <GalleryGrid view={block.gallery} />
    </BlockSection>
  );
}

export function PictureSlider({ block }: Of<'slider'>) {
  return (
    <BlockSection block={block} wide>
      <Slider title={block.title ?? ''} slides={block.slides} />
    </BlockSection>
  );
}

export function Video({ block: { film, caption, ...part } }: Of<'video'>) {
  return (
    <BlockSection block={part} wide>
      <figure>
        <FilmPlayer film={film} />
        {caption === null ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </BlockSection>
  );
}

export function Podcast({ block }: Of<'podcast'>) {
  return (
    <BlockSection block={block}>
      <PodcastPlayer src={block.src} length={block.length} lines={block.lines}>
        {block.file === null ? null : <DocumentLink document={block.file} />}
      </PodcastPlayer>
    </BlockSection>
  );
}

export function PeoplePicture({ block }: Of<'people-picture'>) {
  return (
    <BlockSection block={block} wide>
      <ul className={`faces faces-${block.textAlignment}`}>
        {block.people.map(({ name, photo }) => (
          <li key={name}>
            {photo === null ? null : <Picture picture={photo} preset="gallery" sizes="(min-width:1024px) 22vw, 46vw" />}
            <span className="h h-xl-austin">{name}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
