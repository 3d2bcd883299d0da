export { WebSearchPage as Page } from '../../features/site-search/SiteSearchPage.tsx';
