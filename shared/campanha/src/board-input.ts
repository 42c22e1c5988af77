/** What the board of a campaign is asked with, whoever stands in no stage in front (audit B6): its name in the cache. */
export const boardInput = (campanhaId: number) => ({ params: { campanhaId }, query: { semEtapa: true } })
