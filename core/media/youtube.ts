const FILM = /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})$/;

/** Where films at YouTube play without cookies; the one origin that a page may frame for them. */
export const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';

/** What plays a film at YouTube in a frame, at once and from its first second (product.md ME4); null for any other address. */
export function youtubePlayer(film: string): string | null {
  const id = FILM.exec(film)?.[1];
  return id === undefined ? null : `${YOUTUBE_PLAYER}/embed/${id}?autoplay=1&rel=0`;
}
