import { createApiClient } from "@reserve/api-client";
import { variant } from "@reserve/client-generic";
import { ToastProvider } from "@reserve/design-system";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { createI18n } from "../format/i18n.ts";
import shared from "../locales/fr.json" with { type: "json" };
import recordForm from "../locales/record-form.fr.json" with { type: "json" };
import { RuntimeProvider } from "../query/runtime.tsx";

/** Id of the person who is signed in on a test page. */
export const TEST_USER = 7;

/** The client of the API on a test page; spy on its `send` for answers. */
export const testApi = createApiClient({
  baseUrl: "https://api.example",
  tokens: { current: () => Promise.resolve("token"), renew: () => Promise.resolve(null) },
  locale: () => "fr",
  visitorGuid: () => null,
});

/** Renders a part of the console in French around a signed-in person; `texts` are the catalogues of its feature by namespace. */
export function renderPage(part: ReactNode, texts: Readonly<Record<string, object>> = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: TEST_USER, userName: "yann", firstName: "", lastName: "", email: "", claimTypes: [], roles: [] };
  queryClient.setQueryData(testApi.query("getCurrentUser").queryKey, user);
  const i18n = createI18n("fr", { fr: { shared: { ...shared, ...recordForm }, ...texts } });
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RuntimeProvider runtime={{ api: testApi, locale: "fr", screens: [], variant, signOut: () => undefined }}>
          <MemoryRouter>
            <ToastProvider>{part}</ToastProvider>
          </MemoryRouter>
        </RuntimeProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
