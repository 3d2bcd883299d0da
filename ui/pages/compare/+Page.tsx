export { ComparePage as Page } from '../../features/compare/ComparePage.tsx';
