export { YachtList as Page } from '../../features/search/YachtList.tsx';
