import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { FavouritesPanel } from './favourites-panel.tsx';
import { favouritesPath } from './favourites-path.ts';

/** Favourites are an account's: asks to log in, and returns here. */
export function LogInForFavourites({ language }: { language: Language }) {
  const { t } = useTranslation(['favourites', 'frame']);
  const registerHref = useCentreAddress('register');
  return (
    <FavouritesPanel>
      <h2>{t('frame:calls.loginQuestion')}</h2>
      <p>{t('login.why')}</p>
      <div className="actions">
        <ButtonLink href={loginAddress(localizePath(favouritesPath, language))} language={language} variant="primary">
          {t('frame:calls.logIn')}
        </ButtonLink>
        <ButtonLink href={registerHref} language={language}>
          {t('login.register')}
        </ButtonLink>
      </div>
    </FavouritesPanel>
  );
}
