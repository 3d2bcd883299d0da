const FILM = /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})$/;

/** The origin of YouTube's player without cookies, the only one that a page may frame. */
export const YOUTUBE_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** Returns the address of the player of a YouTube film, with autoplay; null for anything else (ME4). */
export function youtubePlayerUrl(film: string): string | null {
  const id = FILM.exec(film)?.[1];
  return id === undefined ? null : `${YOUTUBE_PLAYER_ORIGIN}/embed/${id}?autoplay=1&rel=0`;
}
