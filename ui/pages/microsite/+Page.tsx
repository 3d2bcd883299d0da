export { MicrositePage as Page } from '../../features/search/MicrositePage.tsx';
