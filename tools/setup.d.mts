/** The project's folder. */
export const ROOT: string;
/** Builds the site if there is no build, or if one of its sources or the version of Node has changed. */
export function ensureBuild(): void;
