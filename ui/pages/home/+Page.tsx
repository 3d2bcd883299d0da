export { HomePage as Page } from '../../features/home/HomePage.tsx';
