import { drawLocalAreas } from '../features/remotes/local-areas-strip'
import { onFailure } from '../queries/remotes/count-failure'
import { folderOf, keepAreas, readLocalRelease, takeWishes } from '../queries/remotes/local-release'
import type { RegistryReading } from '../queries/remotes/registry'
import type { LocalArea } from '../rules/local-area'
import { isAllowedOrigin } from '../rules/local-area'
import { allowScriptsOf } from './trusted-types'

/**
 * A tab that takes areas from other origins (decision 134): their builds are put in front of what the registry names,
 * which stays the way back, and a strip says which area comes from where. The server decides which origins may: it tells
 * them here, and the browser holds to its policy whatever stands here.
 */

const { areas: wishes, isOdd } = takeWishes()
const lines = new Map<string, string>()
if (isOdd) lines.set('', 'Não entendemos o endereço da área. Use ?area=mfe-kanban@http://localhost:3014.')

/** Version of each area that was put in front. */
const inFront = new Map<string, LocalArea>()

onFailure(({ remoteId, version, kind, cause }) => {
  const wish = inFront.get(`${remoteId}@${version}`)
  if (wish === undefined) return
  // What a build needs and the host has not is said in a sentence.
  const why = typeof cause === 'string' ? cause : `O que veio não abriu (${kind}).`
  say(wish, `${remoteId} de ${wish.origin}: ${why} Onde há, vale a versão do servidor.`)
})

/** Every reading of the registry passes here. Never throws: an origin that does not answer changes nothing. */
export async function putInFront(reading: RegistryReading): Promise<RegistryReading> {
  const { registry } = reading
  const allowed = wishes.filter(({ origin }) => isAllowedOrigin(origin, registry.areaOrigins))
  for (const wish of wishes) {
    if (!allowed.includes(wish)) say(wish, `Este servidor não aceita áreas de ${wish.origin}.`)
  }
  // What is refused is not asked for again by every page of the tab.
  keepAreas(allowed)
  const remotes = { ...registry.remotes }
  await Promise.all(
    allowed.map(async (wish) => {
      const { remoteId, origin } = wish
      try {
        const local = await readLocalRelease(wish, registry.remotes[remoteId])
        allowScriptsOf(folderOf(wish))
        inFront.set(`${remoteId}@${local.current.version}`, wish)
        remotes[remoteId] = local
        say(wish, `${remoteId} de ${origin}`)
        followSaves(wish, local.current.version)
      } catch {
        say(wish, `${origin} não respondeu com ${remoteId}: vale a versão do servidor.`)
        // It may be building for the first time, or start anew.
        followSaves(wish, null)
      }
    }),
  )
  show()
  return { ...reading, registry: { ...registry, remotes } }
}

const LOOK_EVERY_MS = 250
/** The wait for the next look, of each area. */
const looks = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * What is saved is a new version at once: the tab shows it without being asked to, as the area's own page does.
 * @param version that is in front; null where the origin has not answered yet
 */
function followSaves(wish: LocalArea, version: string | null): void {
  clearTimeout(looks.get(wish.remoteId))
  const look = async () => {
    const isSeen = document.visibilityState === 'visible'
    // Not there while it starts anew: what runs goes on.
    const local = isSeen ? await readLocalRelease(wish, undefined).catch(() => null) : null
    if (local === null || local.current.version === version) followSaves(wish, version)
    else location.reload()
  }
  looks.set(
    wish.remoteId,
    setTimeout(() => void look(), LOOK_EVERY_MS),
  )
}

function say({ remoteId }: LocalArea, line: string): void {
  lines.set(remoteId, line)
  show()
}

function show(): void {
  drawLocalAreas([...lines.values()], () => {
    keepAreas([])
    location.reload()
  })
}
