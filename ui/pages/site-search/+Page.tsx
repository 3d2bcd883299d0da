export { SiteSearchPage as Page } from '../../features/site-search/SiteSearchPage.tsx';
