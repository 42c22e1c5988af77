/**
 * The campaign whose list or board an address shows.
 * @returns null on every other page
 */
export function campanhaUnder(pathname: string): number | null {
  const id = /^\/dashboard\/(?:candidatos|candidatos-robo|selecao)\/(\d+)/.exec(pathname)?.[1]
  return id === undefined ? null : Number(id)
}
