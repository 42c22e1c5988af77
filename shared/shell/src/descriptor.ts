/**
 * The static half of a remote, `remote.json`: what the host knows of an area before any of its code is loaded.
 * Menu, titles, guard and 404 are made from it (architecture.md, 'Host and remotes'). Its JSON schema is
 * `remote.schema.json`.
 */
export interface RemoteDescriptor {
  readonly id: RemoteId
  /** Range of the host contract that the remote was written for. */
  readonly contract: string
  readonly pages: readonly PageDescriptor[]
  readonly panels?: readonly PanelDescriptor[]
}

/** Which there are is said by the registry, and to a build by the folders (shared/build, `areas.mjs`). */
export type RemoteId = `mfe-${string}`

export interface PageDescriptor {
  /** Key in the remote's `pages`. */
  readonly id: string
  /** Absolute pattern, react-router form. */
  readonly path: string
  /**
   * Id of the page of this area whose component this one is too: the host keeps it on screen while one goes from one
   * to the other, and it reads from the address which of them it is.
   */
  readonly sameAs?: string
  /** `bare`: a document of the server, in a light frame. `alone`: without bars, with all that the dashboard's pages have. */
  readonly layout: 'dashboard' | 'bare' | 'alone'
  /** Whether the address needs a session. */
  readonly auth: boolean
  /** Top bar title and document title; `{param}` is replaced by the address's parameter. */
  readonly title: string
  /** The title column of the top bar is wider (spec section 2). */
  readonly isTitleWide?: boolean
  /** A table or a board, which takes all the width there is; others are 1,440 px at most, in the middle (design, 'Width'). */
  readonly isWide?: boolean
  /** The keyword box of the top bar filters this page through `?busca=` (product 9). */
  readonly hasSearch?: boolean
  /** Calls that the page is nothing without: who may not make one of them is told so, and has no entry of the menu. */
  readonly needs?: readonly string[]
  /**
   * Its keyword is text about people, which stands in no address: the name under which the tab keeps it; `{param}` is
   * replaced by the address's parameter.
   */
  readonly searchOf?: string
  readonly menu?: { readonly label: string; readonly icon: string; readonly order: number }
  /** Calls that the host starts while the page's code is still on its way. */
  readonly prefetch?: readonly PrefetchHint[]
  /** What of them is shown while the page's code is still on its way. */
  readonly picture?: PagePicture
}

export interface PrefetchHint {
  readonly operation: string
  /** Input of the call; a string `{param}` is replaced by the address's parameter, as a number when it is one. */
  readonly input?: unknown
  /** Only when the address has no query string: the hint holds the page's defaults. */
  readonly onlyWithoutQuery?: boolean
}

/**
 * The names of a page's first rows or cards, where these will stand: its host shows them as soon as their call is
 * answered, whether the page's code has come or not.
 */
export interface PagePicture {
  /** One of the prefetched calls; its answer's `data` is the rows. */
  readonly of: string
  /** Field of a row that is shown. */
  readonly text: string
  /** Rows in each row, which then stand side by side under their own text: the field that holds them, and theirs. */
  readonly inner?: {
    readonly in: string
    readonly text: string
    /** `id` of the outer row that stands there only when it has rows. */
    readonly onlyFilled?: number
  }
  /** From narrow windows to wide ones; the first that fits holds. */
  readonly layouts: readonly PictureLayout[]
}

/** Places in px. */
export interface PictureLayout {
  /** Width of the window; none is every width. */
  readonly upTo?: number
  /** From the top of the page's place to the first row. */
  readonly over: number
  /** From one row to the next. */
  readonly height: number
  /** Where the text stands in its row: from the left and from the top. */
  readonly at: readonly [number, number]
  /** Of rows that stand side by side. */
  readonly width?: number
}

export interface PanelDescriptor {
  readonly id: string
  /** Query parameter that opens the panel over any dashboard page. */
  readonly param: string
  readonly title: string
}
