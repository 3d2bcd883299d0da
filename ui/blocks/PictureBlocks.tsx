import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { BlockView } from './block-view.ts';
import { Episode } from './Episode.tsx';
import { Figure } from './Plate.tsx';
import { Slider } from './Slider.tsx';
import { Titled } from './Titled.tsx';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

/** Its captions come from the media library, where there are any. */
const Film = 'video';

export function Gallery({ block }: Of<'gallery'>) {
  return (
    <Titled block={block} wide>
      <div className={block.wide ? 'plates plates-wide' : 'plates'}>
        {block.figures.map((figure) => (
          <Figure
            key={figure.picture.src}
            figure={figure}
            sizes="(min-width:1024px) 46vw, (min-width:640px) 46vw, 92vw"
          />
        ))}
      </div>
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

export function Video({ block }: Of<'video'>) {
  const t = useTranslate();
  const { source, watch, poster, caption } = block;
  return (
    <Titled block={block} wide>
      <figure className="film">
        {source === null ? (
          <>
            {poster === null ? null : <Picture picture={poster} sizes="92vw" />}
            {watch === null ? (
              <p className="small muted mt-3">{t('video.missing')}</p>
            ) : (
              <Link className="btn mt-6" href={watch.href}>
                {watch.text} <Icon name="arrow" />
              </Link>
            )}
          </>
        ) : (
          <Film controls preload="none" poster={poster?.src} aria-label={block.title ?? caption ?? undefined}>
            <source src={source.src} />
            {source.captions === null ? null : <track kind="captions" src={source.captions} default />}
          </Film>
        )}
        {caption === null ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </Titled>
  );
}

export function Podcast({ block }: Of<'podcast'>) {
  return (
    <Titled block={block}>
      <Episode src={block.src} length={block.length} lines={block.lines} />
    </Titled>
  );
}

export function PeoplePicture({ block }: Of<'people-picture'>) {
  return (
    <Titled block={block} wide>
      <ul className={`faces faces-${block.textAlignment}`}>
        {block.people.map(({ name, photo }) => (
          <li key={name}>
            {photo === null ? null : <Picture picture={photo} sizes="(min-width:1024px) 22vw, 46vw" />}
            <span className="h h-xl-austin">{name}</span>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
