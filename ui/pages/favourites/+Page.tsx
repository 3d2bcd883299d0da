export { FavouritesPage as Page } from '../../features/favourites/FavouritesPage.tsx';
