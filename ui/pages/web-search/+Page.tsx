export { WebSearchPage as Page } from '../../features/web-search/WebSearchPage.tsx';
