export { YachtPage as Page } from '../../features/yacht/YachtPage.tsx';
