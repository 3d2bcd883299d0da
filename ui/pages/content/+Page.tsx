export { ContentPage as Page } from '../../blocks/ContentPage.tsx';
