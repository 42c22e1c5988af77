/**
 * The small part of the router that remotes use, from the host's one copy. Sharing the library whole would keep it
 * from being tree-shaken in the host's first load (docs/decisions/003-shared-modules.md).
 */
export { Link, Navigate, useBeforeUnload, useLocation, useNavigate, useParams } from 'react-router-dom'
