/** The public surface: shared at run time between host and remotes as one module. */
export type {
  PageDescriptor,
  PagePicture,
  PanelDescriptor,
  PictureLayout,
  PrefetchHint,
  RemoteDescriptor,
  RemoteId,
} from './descriptor'
export { paths, passoSegmentos } from './paths'
export type { PassoSegmento } from './paths'
export type { LazyPage, LazyPanel, PanelProps, RemoteModule } from './remote'
export { HOST_CONTRACT, defineRemote } from './remote'
export { Link, Navigate, useBeforeUnload, useLocation, useNavigate, useParams } from './router'
export type { HostServices, Question, Toast, ToastAction, Undoable, UndoService } from './services'
export { HostServicesContext, useHostServices } from './services'
export { useSearchParams } from './use-search-params'
