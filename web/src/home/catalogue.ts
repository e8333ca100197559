import { request } from "../app/api";
import type { Catalogue } from "../wire";

let asked: Promise<Catalogue> | null = null;

/** The games and the bots of this server; requested once, and again only after a failure. */
export function theCatalogue(): Promise<Catalogue> {
  asked ??= request<Catalogue>("GET", "/catalogue").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
