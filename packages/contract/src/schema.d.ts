// Generated from openapi/ by "npm run gen". Do not edit.
export interface paths {
    "/BackOffice/ActivityLog/ActivityLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, when
         * @description Newest first.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Authentication/Token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Unknown name and wrong password answer alike. Throttled before the password is looked at.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/BackgroundTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One background task
         * @description Whoever asked for a task may watch it; other tasks need Management.BackgroundTasks, else 404.
         */
        get: operations["getBackgroundTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/BackgroundTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Background tasks
         * @description Newest first.
         */
        get: operations["listBackgroundTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/MyTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My background tasks
         * @description What I asked for: everything that waits or runs, and what ended within the last day; newest first.
         */
        get: operations["listMyTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/BackgroundTask/Retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed task again
         * @description Goes on where it stopped. 409 unless the task failed and can be tried again.
         */
        post: operations["retryBackgroundTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/BlocConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each type of bloc is filled with */
        get: operations["getBlocConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/BlocTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of blocs */
        get: operations["listBlocTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/BlocWidths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Widths of blocs */
        get: operations["listBlocWidths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/PostsForBloc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that a bloc can show
         * @description Only what is online: what everybody may see. The newest first, at most fifty, and those named by `ids`.
         */
        get: operations["listPostsForBloc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Bloc/ValidateBlocsInput": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify blocs before they are saved
         * @description Reads only. 422 says, at each property, why a bloc cannot be shown.
         */
        post: operations["validateBlocsInput"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Availability codes with the client’s labels */
        get: operations["listAvailabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/CheckRestrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a rule would hide
         * @description Reads only: the rule is not saved, and nothing is hidden yet.
         */
        post: operations["checkRestrictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered list as CSV
         * @description Everything that is known of each title. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most, and who reads nothing for two minutes is cut off.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        /**
         * Save a product
         * @description What differs from the feed is taken over from it: it stays as it is saved until it equals again what the feed says.
         */
        put: operations["updateProduct"];
        /** Add a product of the shop’s own */
        post: operations["createProduct"];
        /**
         * Delete a product of the shop’s own
         * @description A title of the feed is hidden instead. Its offers go with it; orders keep what they sold.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductByEan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product with an EAN */
        get: operations["getProductByEan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductByEans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is known of many pasted EANs
         * @description In the order of the paste, each number once. Nothing changes; a body, because a thousand numbers fit into no URL.
         */
        post: operations["listProductsByEans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many products are found, exactly
         * @description What `listProducts` says only up to 10,000. It may take seconds; whoever no longer waits breaks the call off.
         */
        get: operations["countProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductFacets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of the products that are found have which kind, availability, publisher …
         * @description Of what `listProducts` would show: the values of each facet, the most frequent first, years and prices in their order. A facet that is narrowed itself is counted as if it were not, and names what was chosen, were it found nowhere.
         */
        get: operations["getProductFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a file to read
         * @description PDF without scripts and without files inside, 20 MB at most, twenty a title.
         */
        post: operations["saveProductFile"];
        /** Take a file away */
        delete: operations["deleteProductFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductFileByUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a cover or a file from the web
         * @description Only from addresses of the public internet, whatever a name or a redirect says; 20 MB and 20 seconds at most. What comes is judged like an upload.
         */
        post: operations["saveProductFileByUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed about a product
         * @description The last twenty changes by staff, imports and background tasks, the newest first.
         */
        get: operations["getProductHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductPicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a title its cover
         * @description JPEG, PNG or WebP, 20 MB and 40 million pixels at most. It is drawn anew as WebP, without what else the file holds, and takes the place of the one before. The product’s version stays: nobody’s typing is stopped by it.
         */
        post: operations["saveProductPicture"];
        /** Take a title’s cover away */
        delete: operations["deleteProductPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products
         * @description What is searched is found as by `searchCatalog`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/ProductsVisible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show products on the site or hide them
         * @description Each one is done or refused by itself, and said so. Refused: `NotFound` (deleted meanwhile), `SameState` (so already).
         */
        post: operations["setProductsVisible"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RefreshCachesAndCovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the public cache and the covers of products
         * @description A background task: covers that the feed names by a URL are fetched and drawn anew, those that staff gave stay. The public site shows the result about five minutes after its end.
         */
        post: operations["refreshCachesAndCovers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Restriction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One catalogue restriction */
        get: operations["getRestriction"];
        /**
         * Change a catalogue restriction
         * @description With exactly one value.
         */
        put: operations["updateRestriction"];
        /**
         * Restrict the catalogue
         * @description One rule a value, all of them or none. A title is hidden when an exclusion names one of its values, or when a type has inclusions and none of them names a value of it. The answer does not wait: `task` says what is still to be hidden or shown.
         */
        post: operations["createRestriction"];
        /**
         * Lift a catalogue restriction
         * @description What it alone hid is shown again.
         */
        delete: operations["deleteRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RestrictionProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is still to be hidden or shown
         * @description The background task that applies the rules, while it waits, runs or has failed last.
         */
        get: operations["getRestrictionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Catalogue restrictions */
        get: operations["listRestrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RestrictionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a catalogue restriction may be about */
        get: operations["listRestrictionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/RestrictionValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Values that titles of the catalogue have
         * @description At most fifty that hold every word of the search; none for EANs and prices, which are typed.
         */
        get: operations["listRestrictionValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/Subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subjects of CLIL and Thema
         * @description By words of their labels or the beginning of their codes, at most fifty; or what these codes are called, in their order.
         */
        get: operations["listSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Catalog/VariationTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types of variations that products carry, the commonest first
         * @description Spelt as most products spell them; at most a hundred.
         */
        get: operations["listVariationTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/AddTitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add titles at the end of a list
         * @description What stands in the list already stays where it is. It needs no version: nobody's order is lost by it.
         */
        post: operations["addToCatalogList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/CatalogList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list with its titles */
        get: operations["getCatalogList"];
        /** Save a list with its titles in their order */
        put: operations["updateCatalogList"];
        /**
         * Add a list
         * @description A page has one list of each type: 409. Titles are those of `productIds`, in their order; none: those that it would make itself.
         */
        post: operations["createCatalogList"];
        /** Delete a list */
        delete: operations["deleteCatalogList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/CatalogLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists of the catalogue */
        get: operations["listCatalogLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/CatalogList/ProductCatalogLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which lists a title stands */
        get: operations["listProductCatalogLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/Category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["getCategory"];
        /**
         * Save a category
         * @description Where it stands is what `moveCategory` changes.
         */
        put: operations["updateCategory"];
        /**
         * Add a category
         * @description It stands last below its parent. A code that another one has: 409; below the fourth level: 409 with the reason `tooDeep`.
         */
        post: operations["createCategory"];
        /**
         * Delete a category
         * @description Refused while others stand below it: 409 with the reason `hasChildren`.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories
         * @description In the order in which they are read, in all languages, hidden ones, too. `ETag` is the version of the tree: it grows with each move, addition and deletion.
         */
        get: operations["getCategoryFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a category
         * @description `If-Match` is the version of the tree, as `getCategoryFullTree` said it: when somebody moved, added or deleted a category meanwhile, 412 answers with the tree as it is now. Into itself: 409 with the reason `inside`; below the fourth level: 409, `tooDeep`.
         */
        post: operations["moveCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Category/Tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category with all that stands below it */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer */
        get: operations["getCustomer"];
        /** Give a customer another role */
        put: operations["setCustomerRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/ExportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All that is kept about one person
         * @description RGPD, article 15. The export is noted in the log. Mails to staff are not among a customer's, even when the e-mail address is the same.
         */
        post: operations["exportCustomerData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Customer/Roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles that customers have */
        get: operations["listCustomerRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/CancelItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel selected lines */
        post: operations["cancelDocumentItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells when somebody changes these orders
         * @description Server-sent events: `change` with id, version, userName and firstName (both null when it is not known who); first the versions as they are, so that nothing between the reading and the watching is missed; a comment every 15 seconds. The stream ends when the session or the claim does.
         */
        get: operations["watchDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DeliveryPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the tracking number */
        post: operations["setDeliveryPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document, whole */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write an internal comment or a message to the customer */
        post: operations["addDocumentComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentItemStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Line statuses, with their labels
         * @description For clients that name the status of a line; nobody chooses one.
         */
        get: operations["listDocumentItemStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to the customer of this order
         * @description Newest first. `getDocument` tells them among its events; this is for clients that need no more of the order.
         */
        get: operations["listDocumentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents
         * @description The search looks at numbers (one or several, also of an order's invoice, delivery or quotation), customer and shipping names, e-mail, telephone, city and EAN.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Document statuses, with their labels */
        get: operations["listDocumentStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/DocumentTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Document types, with their labels */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered list as CSV
         * @description Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most, and who reads nothing for two minutes is cut off.
         */
        get: operations["exportDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders before and after one in a list */
        get: operations["getDocumentNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/NotifyPicking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the customer that the order waits in the shop
         * @description One mail a notification: the first needs nothing; another one says `again` and the version of the order that it was read in.
         */
        post: operations["notifyPicking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Labels and delivery notes of several orders in one PDF
         * @description First the labels, then the notes, each in the order given. All or nothing: 422 names each order, by its place, of which there can be no such paper; 404 when one is not there; 409 for labels where the client has none.
         */
        post: operations["generatePapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/PaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods, with their labels */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/PaymentStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment statuses, with their labels */
        get: operations["listPaymentStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Picking slip, delivery note or invoice as PDF */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/PickingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to fetch for several orders
         * @description One line a title and shelf, with the orders that want it; only lines that can be prepared and whose book is out.
         */
        get: operations["getPickingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ProductSales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a title sells: copies ordered week by week, and what is still awaited
         * @description Weeks begin on Monday, Europe/Paris; the last one is still running. Carts and cancelled lines are left out.
         */
        get: operations["getProductSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that money was given back
         * @description Whole or part of what was received. The payment is then partially refunded or refunded; the customer is told by mail unless `tellsCustomer` is false. No money moves: the refund itself is made at the bank, the till or the payment provider.
         */
        post: operations["recordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/RelatedDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order, delivery notes and invoice that belong together
         * @description The same as `relatedDocuments` of `getDocument`, for clients that need no more of the order.
         */
        get: operations["listRelatedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/SalesOverTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders and turnover, week by week
         * @description Weeks begin on Monday, Europe/Paris; the last one is still running. Turnover: orders paid, cancelled lines left out, shipping included.
         */
        get: operations["getSalesOverTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ShippingAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the shipping address
         * @description 409 once a line has left.
         */
        put: operations["setShippingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ShippingMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shipping methods, with their labels */
        get: operations["listShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ShippItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship selected lines */
        post: operations["shipDocumentItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ValidatePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that the payment was received */
        post: operations["validatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/ValidatePicking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand the order over in the shop */
        post: operations["validatePicking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Document/Views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders stand in each built-in view */
        get: operations["countDocumentViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a registration
         * @description Their place is free from then on; who waits moves up only when somebody gives them the place.
         */
        post: operations["cancelEventRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event with its counts, its waiting list, its sheet and its book
         * @description Who waits stands in the order of registering, who is registered in that of the alphabet. The book is the first title that the event is linked to.
         */
        get: operations["getRegistrationEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/EventRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One registration */
        get: operations["getEventRegistration"];
        /**
         * Save a registration
         * @description Who they are and what they say; whether they have a place is not changed by this.
         */
        put: operations["updateEventRegistration"];
        /**
         * Register somebody who called or came by
         * @description A place when one is free and nobody waits, else the end of the waiting list. The same e-mail address twice for an event is 409, and so is an event that is over.
         */
        post: operations["createEventRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/EventRegistrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is registered for an event
         * @description Search looks at names, e-mail addresses and telephone numbers.
         */
        get: operations["listEventRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events with registrations
         * @description Events that are on registration, or were and have some. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listRegistrationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/ExportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registrations of an event as CSV
         * @description Who has a place, then who waits. Semicolons and a byte order mark, as French Excel wants them; formulas are made harmless. A person has three under way at a time at most.
         */
        get: operations["exportEventRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/GivePlace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a free place to the first who waits
         * @description Refused: `NotWaiting`, `NotFirst` (somebody waited before), `NoFreePlace`, `Over`.
         */
        post: operations["giveEventPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/Presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note who came
         * @description From half an hour before the event begins. Refused: `TooEarly`, `NotRegistered`.
         */
        post: operations["noteEventPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/EventRegistration/WriteToRegistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to everybody who has a place
         * @description One background task; everybody is written once, in their language. `expectedCount` is how many the caller was told: when it is another meanwhile, 409 with the reason `CountChanged`.
         */
        post: operations["writeToRegistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Author": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them: Author */
        get: operations["getAuthor"];
        /** Save: Author */
        put: operations["updateAuthor"];
        /** Add: Author */
        post: operations["createAuthor"];
        /** Take away: Author */
        delete: operations["deleteAuthor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Authors, with how many titles carry their names */
        get: operations["listAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them: Collection */
        get: operations["getCollection"];
        /** Save: Collection */
        put: operations["updateCollection"];
        /** Add: Collection */
        post: operations["createCollection"];
        /** Take away: Collection */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections, with how many titles carry their names */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/GenericLists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The generic lists of the catalogue, with how much is in each
         * @description Only lists that the caller may open.
         */
        get: operations["listGenericLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/MergeAuthors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes one sheet of several that are of one person: the names of the others become other names of the one that stays */
        post: operations["mergeAuthors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/MergeCollections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes one sheet of several that are of one collection: the names of the others become other names of the one that stays */
        post: operations["mergeCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One review */
        get: operations["getReview"];
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description With its answer, for good.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/ReviewAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review
         * @description In the shop's name, read below the review; a later answer replaces an earlier one. What is rejected is not answered: 409 `Rejected`.
         */
        put: operations["answerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/Reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews by readers
         * @description What waits first, then the newest, unless sorted otherwise.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/GenericList/ReviewStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject reviews
         * @description Each one is done or refused by itself, and said so; a decision may be taken back by the other one. Refused: `NotFound` (deleted meanwhile), `SameStatus` (decided so already).
         */
        post: operations["setReviewStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Home/WorkQueues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for somebody this morning
         * @description Only queues whose list the caller may open.
         */
        get: operations["listWorkQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Hosting/Health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the server fares */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports
         * @description The newest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Upload a file to import
         * @description ONIX 3.0 or 3.1 with long or short tags, or CSV with the columns ean, stock and shelf; 300 MB at most. It is verified in the background, and nothing of the catalogue is written before `startImport`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/OnixRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one pasted ONIX record
         * @description What a product of it would say, to begin a custom product with; nothing is written. A `Product` by itself or a message that holds one.
         */
        post: operations["readOnixRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of an import
         * @description In the order of the file. Kept are the first 10,000 refused, the first 1,000 changed and the first 1,000 new ones; the import says how many there are.
         */
        get: operations["listImportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refused records as CSV */
        get: operations["exportImportRefusals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what was verified
         * @description In the background, from where it stopped. Refused with 409 unless the file is verified or was stopped.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Import/Stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import
         * @description What is written stays; a start goes on from there.
         */
        post: operations["stopImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Label/GenerateLabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The carrier's address label as PDF
         * @description Only where the client has labels: 409 otherwise.
         */
        post: operations["generateLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/Mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sent mail */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/Mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent mails */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/SendMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail again, as a new one */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Mail/Template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A mail as its reader will see it
         * @description Written with invented facts; nothing is sent.
         */
        get: operations["getMailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many media there are of each type, without text and unused */
        get: operations["getMediaCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One medium, with those of the same content */
        get: operations["getMedia"];
        /**
         * Save a medium’s words, type and focal point
         * @description A picture needs its alternative text; its type may become another type of picture.
         */
        put: operations["updateMedia"];
        /**
         * Add a medium: an upload that is whole, or what plays on another site
         * @description A picture is drawn anew as WebP in four sizes, without place and camera; a document is a PDF without scripts; a sound is MP3, Ogg, WAV or MPEG-4. From another site only the player’s number is taken over, whatever was pasted.
         */
        post: operations["createMedia"];
        /**
         * Take a medium away
         * @description Its bytes go an hour later. One that a page or a post shows stays: 409.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/MediaConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be uploaded, and how large */
        get: operations["getMediaConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Media */
        get: operations["listMedias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/MediaTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of media and what they are made of */
        get: operations["listMediaTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/MergeMedias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one medium of several with the same content
         * @description What shows one of the others shows this one from then on, and the others are gone; one without alternative text takes theirs. `If-Match` is of the medium that stays.
         */
        post: operations["mergeMedias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload has come
         * @description Where one goes on after the connection was cut.
         */
        get: operations["getMediaUpload"];
        put?: never;
        /**
         * Send the next part of a file
         * @description The first part begins the upload under an id that the sender made. A part that has come already changes nothing; one that leaves a gap is 409. What is not used within a day is forgotten.
         */
        post: operations["sendMediaPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Media/Uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a medium is shown */
        get: operations["listMediaUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells when somebody answers or moves these messages
         * @description Server-sent events: `change` with id, version, userName, firstName (both null when it is not known who) and, when it is known, the operation that did it; first the versions as they are, so that nothing between the reading and the watching is missed; a comment every 15 seconds. The stream ends when the session or the claim does.
         */
        get: operations["watchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of visitors and customers
         * @description In the order of work unless sorted otherwise: the oldest unanswered first.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subjects that the contact form offers */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer by mail
         * @description The mail leaves once; a pending message is then in progress. Answered or moved by somebody else since it was read: 412, and no mail leaves.
         */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/ReplyPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer as its reader would get it
         * @description Nothing is sent and nothing changes. An answer that opens with a greeting of its own is given no second one.
         */
        post: operations["previewReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Message/Status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Message statuses */
        get: operations["listMessageStatuses"];
        /**
         * Take up, solve or reopen a message
         * @description Pending to Progress or Solved, Progress to Solved or Pending, Solved to Progress; anything else 409.
         */
        put: operations["setMessageStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Offer/Offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer */
        get: operations["getOffer"];
        /** Save an offer */
        put: operations["updateOffer"];
        /** Add an offer */
        post: operations["createOffer"];
        /** Withdraw an offer */
        delete: operations["deleteOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Offer/Offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers of a product */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pages
         * @description In the order in which they are read, those that are not published, too. `ETag` is the version of the tree: it grows with each move, addition and deletion.
         */
        get: operations["getPageFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a page
         * @description `If-Match` is the version of the tree, as `getPageFullTree` said it: when somebody moved, added or deleted a page meanwhile, 412 answers with the tree as it is now. Into itself: 409 with the reason `inside`; below the fourth level: 409, `tooDeep`. Its URL stays.
         */
        post: operations["movePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/Page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page */
        get: operations["getPage"];
        /**
         * Save a page
         * @description Where it stands is what `movePage` changes. A URL that it had before leads to it from then on.
         */
        put: operations["updatePage"];
        /**
         * Add a page
         * @description It stands last below its parent. A URL that another page has: 409; below the fourth level: 409 with the reason `tooDeep`. Its blocs are verified as `validateBlocsInput` does.
         */
        post: operations["createPage"];
        /**
         * Delete a page
         * @description Refused while others stand below it: 409 with the reason `hasChildren`.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/PageLayouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Layouts of a page */
        get: operations["listPageLayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/PagePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How the public site would show a page
         * @description Reads only: what is written is not saved, and what its blocs find is what the site would find now. Blocs that cannot be shown are left out.
         */
        post: operations["previewPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Page/Pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages, wherever they stand in the tree */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Popup/Popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One popup, with those that are shown at the same time */
        get: operations["getPopup"];
        /** Save a popup */
        put: operations["updatePopup"];
        /** Add a popup */
        post: operations["createPopup"];
        /** Take a popup away */
        delete: operations["deletePopup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Popup/Popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popups of the public site */
        get: operations["listPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Popup/Shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Popups that a visitor would see just now
         * @description What the public site is answered, without the minute that it may keep its answer.
         */
        get: operations["listShownPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/AccessiblePosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts to choose from
         * @description At most fifty, those that begin with what is searched first. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listAccessiblePosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        /**
         * Save a post
         * @description Owners write their drafts and what was sent back to them, 409 (`OnlyDrafts`) otherwise; whoever writes all, all but the archive, 409 (`Archived`). Another's post is 403, or 404 where it may not be seen.
         */
        put: operations["updatePost"];
        /**
         * Begin a post
         * @description It is the caller's, and a draft. HTML is cleaned. Fields that the type does not have are 422; a URL that another post has in the same language is 409.
         */
        post: operations["createPost"];
        /**
         * Delete an archived post
         * @description Only from the archive: 409 (`NotArchived`).
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to posts on which day
         * @description From the first second of one day in Paris to the last of another, at most 62 days: when posts go online, leave the site and take place, archived ones left out; those of the past and those to come. Beyond a thousand the rest is left out, and said. Whoever has only the right to write own posts finds only these.
         */
        get: operations["getPostCalendar"];
        put?: never;
        /**
         * Move one date of a post
         * @description As a save does it: whoever may write the post now may move its dates. An event keeps its length. 409 when the post has no such date or its status does not allow it, 422 when its publication would end before it begins.
         */
        post: operations["reschedulePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells when somebody saves or moves these posts
         * @description Server-sent events: `change` with id, version, userName, firstName (both null when it is not known who) and, when it is known, the operation that did it; first the versions as they are, so that nothing between the reading and the watching is missed; a comment every 15 seconds. 404 when the caller may not know of one of them. The stream ends when the session, the claim or the right to one of them does.
         */
        get: operations["watchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which fields each type of post has */
        get: operations["getPostConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many posts stand in each state
         * @description All states, also those in which none stands. Whoever has only the right to write own posts finds only these.
         */
        get: operations["getPostCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has typed of a post and not saved
         * @description Their own alone: nobody else ever reads it. Without an id, of a post that is not begun.
         */
        get: operations["getPostDraft"];
        /**
         * Keep what is being typed of a post
         * @description Apart from the post: neither the site nor anybody else sees it. It takes the place of what was kept before. Not in the activity log; what is saved of it is. What is answered is kept.
         */
        put: operations["keepPostDraft"];
        post?: never;
        /**
         * Forget what was typed of a post
         * @description Done as well when nothing is kept.
         */
        delete: operations["discardPostDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostOwners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose posts there are
         * @description Whoever has only the right to write own posts finds only these.
         */
        get: operations["listPostOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a post was in one version
         * @description Linked posts that the caller may not see, or that are gone, are left out.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostRevisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a post was, save by save
         * @description The newest first. A post that was there before revisions were kept has them from its next change on; the first of them is what it was until then.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/Posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts
         * @description Search looks at titles and subtitles in all languages. Whoever has only the right to write own posts finds only these.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statuses of posts */
        get: operations["listPostStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostStatusMove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a post on its way to the site
         * @description 409 with the reason when the post's status or what is missing in it does not allow it, 403 when the caller's right does not.
         */
        post: operations["movePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/PostTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of posts */
        get: operations["listPostTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Post/RestorePostRevision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what a post was in an earlier version
         * @description A save like any other: what was there until now stays a revision. The status does not come back; titles, posts and categories that are gone by now are left out.
         */
        post: operations["restorePostRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Tag/MergeTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one tag of several
         * @description What has one of the others has this one from then on, and the others are gone. `If-Match` is of the tag that stays.
         */
        post: operations["mergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Tag/Tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tag */
        get: operations["getTag"];
        /** Save a tag */
        put: operations["updateTag"];
        /**
         * Add a tag
         * @description There is one tag a word, whatever the capitals and accents: 409. Without a name for URLs it is made of the name.
         */
        post: operations["createTag"];
        /**
         * Delete a tag
         * @description Posts that had it have it no longer.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/Tag/Tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags
         * @description Each with how many of the posts that the caller may see have it.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/ForgotPasswordUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Always the same answer, known or not; the mail leaves off the request's path. Throttled.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/LoginToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a one-time link to choose a password
         * @description Holds 24 hours, once; links before it no longer hold.
         */
        post: operations["createLoginToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the link of the mail
         * @description The link holds one hour, once, and only the newest. All sessions of the person end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/SetUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first user with the one-time link
         * @description Only while there is no user. The link is printed at the first start without demo data.
         */
        post: operations["createFirstUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/SignOutUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of a user */
        post: operations["endUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/User": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["getUser"];
        /**
         * Save a user
         * @description An empty password changes nothing. 409 when the person holds claims that the caller lacks, or when the last right to manage users would go.
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description Without a password the person gets a mail with a link to choose one. Nobody grants a claim they lack: 422 at `claimTypes[n]` or `roles[n]`.
         */
        post: operations["createUser"];
        /**
         * Delete a user who never signed in
         * @description Whoever has worked here stays in the log and is disabled instead: 409.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserClaimsByPrefix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims that can be given */
        get: operations["listClaimTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserDisabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable or enable a user
         * @description Disabling ends the person's sessions at once. Nobody disables themselves or the last person who manages users: 409.
         */
        put: operations["setUserDisabled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role */
        get: operations["getRole"];
        /** Save a role */
        put: operations["updateRole"];
        /**
         * Create a role
         * @description Nobody bundles a claim they lack: 422 at `claimTypes[n]`.
         */
        post: operations["createRole"];
        /** Delete a role that nobody has */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/UserRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/User/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/View/View": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename, change or share a view
         * @description Only its owner: 404 for everybody else. 403 for an owner who may no longer read the list.
         */
        put: operations["updateView"];
        /**
         * Save a view
         * @description Of a list that one may read: 403 for everybody else.
         */
        post: operations["createView"];
        /** Delete a view */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/BackOffice/View/Views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of a list
         * @description One's own and the shared ones, for whoever holds a claim of the list; 403 for everybody else.
         */
        get: operations["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Address/Countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description By name in the caller's language; France first.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Address/Genders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forms of address */
        get: operations["listGenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Authentication/SignOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session: its access and refresh tokens no longer hold.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Authentication/Token/Refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description The refresh token is rotated; its reuse after ten seconds revokes the whole family.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Ean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The title of the public site with an EAN
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicProductByEan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Eans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles of the public site by their EANs
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match. In the order of the question.
         */
        get: operations["listPublicProductsByEan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facets of the titles of the public site
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file to read
         * @description PDF, to be kept rather than opened in the page. The bytes of a key never change.
         */
        get: operations["getProductFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One title of the public site
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles of the public site by their ids
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match. In the order of the question.
         */
        get: operations["listPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cover
         * @description WebP. The bytes of a key never change: it may be kept for ever.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find products while typing
         * @description At most twenty hits, the best first. Found are words in any order of title, authors, publisher and collection, the last one perhaps unfinished, accents, case, ligatures, elisions, articles and plurals forgiven; an EAN, an old ISBN, five digits of one or more. Staff see hidden titles, too: the public site asks `searchPublicCatalog`.
         */
        get: operations["searchCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Catalog/SearchWithFacets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles of the public site with their facets
         * @description For the public site: only what is shown there, is hidden by no restriction and is offered by the client. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["searchPublicCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Category/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories of the public site
         * @description For the public site: what is visible itself and below visible ones alone, in the order in which it is read. A name that is missing in the language is said in French. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicCategoryFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Category/Tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A category of the public site with all that stands below it
         * @description As `getPublicCategoryFullTree`; 404 for what is hidden.
         */
        get: operations["getPublicCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/EventRegistration/EventRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for an event of the public site
         * @description For the public site. Only for events that are online, on registration and not over; others are 404, over or full of its registrations 409. A place when one is free and nobody waits, else the end of the waiting list. Throttled.
         */
        post: operations["registerForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Hosting/Hosting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What answers here */
        get: operations["getHosting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Media/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sound or a document
         * @description The bytes of a key never change: they may be kept for ever.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Menu/FullMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole menu, for staff
         * @description In all languages, in the order in which it is read. `ETag` is the version of the menu: it grows with each move, addition and deletion.
         */
        get: operations["getFullMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Menu/Menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu of the public site
         * @description For the public site, without signing in: the entries that have a label in the language, in the order in which they are read; one without leaves out all that stands below it. May be kept a minute, and asked for again with If-None-Match. Of this path, this method alone is public.
         */
        get: operations["getPublicMenu"];
        /**
         * Move an entry of the menu
         * @description `If-Match` is the version of the menu, as `getFullMenu` said it: when somebody moved, added or deleted an entry meanwhile, 412 answers with the menu as it is now. Into itself: 409 with the reason `inside`; below the third level: 409, `tooDeep`.
         */
        put: operations["moveMenuItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Menu/MenuItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry of the menu */
        get: operations["getMenuItem"];
        /**
         * Save an entry of the menu
         * @description Where it stands is what `moveMenuItem` changes.
         */
        put: operations["updateMenuItem"];
        /**
         * Add an entry to the menu
         * @description It stands last below its parent; below the third level: 409 with the reason `tooDeep`. An address on the site begins with « / », one elsewhere with http:// or https://.
         */
        post: operations["createMenuItem"];
        /**
         * Delete an entry of the menu
         * @description Refused while others stand below it: 409 with the reason `hasChildren`.
         */
        delete: operations["deleteMenuItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Page/FullTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pages of the public site
         * @description For the public site: what is published and written in the language, below such pages alone, in the order in which it is read. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicPageFullTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Page/LocalizedPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the public site
         * @description For the public site: a published page in one language with what its blocs find now; without `url` the home page. Under a URL that it had before, `movedTo` says the new one. 404 for what is not published or not written in the language. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getLocalizedPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Popup/Popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Popups of the public site just now
         * @description For the public site: only those that are active now. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["listPublicPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Post/Post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post of the public site
         * @description For the public site: a post by its `id` or its `url` in one language, with what engines are told of it. 404 for what is not online now or not written in the language. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["getPublicPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Post/Posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of the public site
         * @description For the public site: what is online now and written in the language. May be kept a minute, and asked for again with If-None-Match.
         */
        get: operations["listPublicPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Seo/TextToSeo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The part of a URL that a text makes
         * @description Lower case without accents, words parted by hyphens, 75 signs at most; empty where the text has neither letter nor figure. Whoever is signed in may ask. It says nothing of whether others have it.
         */
        get: operations["getSeoText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/Store/Stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shops */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/User/Profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My account */
        get: operations["getProfile"];
        /**
         * Save my account
         * @description An empty password changes nothing; a new one needs the current one and ends the person's other sessions. A new e-mail address needs the current password, too, and the old address is told.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/User/SignOutElsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End my sessions on other devices */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Common/User/User": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person who is signed in */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Public/ShoppingCart/PaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods that the shop offers
         * @description For the public site, which fills carts.
         */
        get: operations["listCartPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Public/ShoppingCart/ShippingMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipping methods that the shop offers
         * @description For the public site, which fills carts.
         */
        get: operations["listCartShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActionResult: {
            errors: string[];
            /** @constant */
            isValid: true;
            propertiesErrorMessages: components["schemas"]["PropertyError"][];
        };
        /** @description One property, before and after; a secret shows that it changed, not what it was. */
        ActivityChange: {
            after: string | null;
            /** @description As text; lists and records as JSON. */
            before: string | null;
            property: string;
        };
        ActivityEntry: {
            /** @description The operation, or the kind of a background task. */
            action: string;
            address: string;
            /** Format: date-time */
            at: string;
            changes: components["schemas"]["ActivityChange"][];
            entity: string | null;
            entityId: string | null;
            /** @description What people called the record at that moment, a customer as they are called today; null where it has no name, and in entries older than that. */
            entityName: string | null;
            id: number;
            /** @enum {string} */
            outcome: "done" | "refused";
            /** @description First and last name as they are today; null once the account is gone. */
            personName: string | null;
            requestId: string;
            userId: number | null;
            /** @description Null: nobody was signed in. */
            userName: string | null;
        };
        ActivityPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["ActivityEntry"][];
        };
        AddedToCatalogList: components["schemas"]["ActionResult"] & {
            entityOutput: {
                addedCount: number;
                id: number;
                name: string;
                /** @description How many of them stood in the list already. */
                presentCount: number;
                /** @description How many titles the list has now. */
                productCount: number;
            };
        };
        Address: {
            address1: string;
            address2: string | null;
            city: string;
            company: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            firstName: string;
            lastName: string;
            phone: string | null;
            postalCode: string;
        };
        /** @description 422 names every property at once that is blank or that a carrier could not work with, by the shipping method and the country. */
        AddressSave: {
            /** @description Not blank. */
            address1: string;
            address2?: string | null;
            /** @description Not blank. */
            city: string;
            company?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Not blank. */
            firstName: string;
            /** @description Not blank. */
            lastName: string;
            phone?: string | null;
            /** @description Not blank; five digits in France. */
            postalCode: string;
        };
        AddToCatalogList: {
            /** @description The list. */
            id: number;
            productIds: number[];
        };
        AttendanceLine: {
            buyBook: boolean;
            firstName: string;
            id: number;
            isPresent: boolean;
            lastName: string;
            phone: string;
        };
        Author: {
            /** @description Plain text, paragraphs parted by line ends. */
            biography: string;
            born: number | null;
            /** Format: date-time */
            createdAt: string;
            died: number | null;
            id: number;
            isVisible: boolean;
            name: string;
            otherNames: string[];
            titleCount: number;
            version: number;
        };
        AuthorPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["AuthorSummary"][];
        };
        AuthorResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Author"];
        };
        AuthorSave: {
            biography: string;
            born: number | null;
            died: number | null;
            isVisible: boolean;
            name: string;
            otherNames: string[];
        };
        AuthorSummary: {
            /** @description The year. */
            born: number | null;
            /** Format: date-time */
            createdAt: string;
            died: number | null;
            id: number;
            /** @description Shown on the public site. */
            isVisible: boolean;
            name: string;
            /** @description Further spellings under which titles name them. */
            otherNames: string[];
            /** @description How many titles of the catalogue carry one of the names. */
            titleCount: number;
        };
        /**
         * @description ONIX list 65.
         * @enum {string}
         */
        AvailabilityCode: "10" | "11" | "12" | "20" | "21" | "32" | "40" | "41" | "51";
        BackgroundTask: {
            doneCount: number;
            /** Format: date-time */
            endedAt: string | null;
            error: string | null;
            /** Format: uuid */
            id: string;
            /** @description True for a failed task that may be tried again. */
            isRetryable: boolean;
            /** @enum {string} */
            kind: "RefreshCachesAndCovers" | "VerifyImport" | "WriteImport" | "ApplyRestrictions" | "WriteToRegistered";
            /** @description What it does, in the caller's language. */
            label: string;
            /** Format: date-time */
            plannedAt: string;
            progress: components["schemas"]["Rate"];
            /** Format: date-time */
            startedAt: string | null;
            state: components["schemas"]["BackgroundTaskState"];
            totalCount: number;
            /** @description Who asked for it. */
            userName: string | null;
            /**
             * Format: date-time
             * @description When the public site shows the result (cache refresh: about five minutes after the end).
             */
            visibleAt: string | null;
        };
        BackgroundTaskPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["BackgroundTask"][];
        };
        /** @enum {string} */
        BackgroundTaskState: "Planned" | "Running" | "Done" | "Failed";
        Bloc: {
            /** @description Basic: the newest posts by themselves, at most `maximum`; otherwise `postIds` alone. */
            automaticRetrieve: boolean;
            blocType: components["schemas"]["BlocType"];
            /** @description Basic: only posts of these categories and those below them; none: of any. */
            categoryIds: number[];
            column: components["schemas"]["BlocColumn"];
            /**
             * Format: uuid
             * @description Made by whoever adds it; it stays the same as long as the bloc is there.
             */
            id: string;
            /** @description Whether `url` leads to another site. */
            isExternalUrl: boolean;
            localizations: components["schemas"]["BlocTexts"];
            /** @description How many are shown at most, where they are found by themselves. */
            maximum: number | null;
            /** @description ImageCarousel: its pictures in their order, each once. */
            mediaIds: number[];
            /** @description In their order, each once. */
            postIds: number[];
            /** @description Basic: only posts of this type; null: of any. */
            postType: components["schemas"]["PostType"] | null;
            /** @description Basic: staff put what is found in order; `postIds` come first. */
            resultsOrderable: boolean;
            /** @description Where its title leads. */
            url: string | null;
            width: components["schemas"]["BlocWidth"];
        };
        /**
         * @description The only or wide column, or the one beside it.
         * @enum {string}
         */
        BlocColumn: "main" | "side";
        BlocConfiguration: {
            items: {
                blocType: components["schemas"]["BlocType"];
                /**
                 * @description What staff fill in: a text, posts by hand, posts that are looked for, pictures, only how many are shown, or nothing.
                 * @enum {string}
                 */
                content: "html" | "posts" | "search" | "medias" | "maximum" | "nothing";
                /** @description How many things it shows at most. */
                most: number;
            }[];
            /** @description As many as a page may have. */
            mostBlocs: number;
        };
        BlocsInput: {
            blocs: components["schemas"]["Bloc"][];
            /** @description The page, whose posts may stay though they are not online; null: a new one. */
            id: number | null;
            pageLayout: components["schemas"]["PageLayout"];
        };
        BlocText: {
            /** @description HTML, of blocs of the type Html alone. */
            html: string;
            /** @description Empty: none is shown. */
            title: string;
        };
        BlocTexts: {
            en: components["schemas"]["BlocText"];
            fr: components["schemas"]["BlocText"];
        };
        /**
         * @description What a bloc shows (specification, section 4).
         * @enum {string}
         */
        BlocType: "Html" | "Manual" | "Basic" | "ImageCarousel" | "HardCodedCategoryNavigation" | "HardCodedProducts" | "HardCodedTags" | "HardCodedBestSales" | "HardCodedNewProducts" | "HardCodedSoonPublishedProducts" | "HardCodedAgenda";
        BlocTypeList: {
            items: {
                id: components["schemas"]["BlocType"];
                label: string;
            }[];
        };
        /**
         * @description How much of its column it takes, in percent (specification, section 4).
         * @enum {integer}
         */
        BlocWidth: 25 | 50 | 75 | 100;
        BlocWidthList: {
            items: {
                id: components["schemas"]["BlocWidth"];
                label: string;
            }[];
        };
        CancelItemsRequest: {
            documentId: components["schemas"]["DocumentId"];
            itemIds: components["schemas"]["ItemIds"];
        };
        CartMethodList: {
            items: {
                id: string;
                isPickup: boolean;
                label: string;
                priceWithTax: components["schemas"]["Money"] | null;
            }[];
        };
        CatalogList: components["schemas"]["CatalogListSummary"] & {
            /** @description In their order. */
            products: components["schemas"]["ProductSummary"][];
        };
        CatalogListPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CatalogListSummary"][];
        };
        CatalogListResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["CatalogList"];
        };
        CatalogListSave: {
            catalogListType: components["schemas"]["CatalogListType"];
            name: string;
            /** Format: date-time */
            nextUpdateTime: string | null;
            page: string;
            /** @description In their order, each once. */
            productIds: number[];
        };
        CatalogListSummary: {
            catalogListType: components["schemas"]["CatalogListType"];
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /**
             * Format: date-time
             * @description When it is made anew next.
             */
            nextRunAt: string;
            /**
             * Format: date-time
             * @description Until then it stays as staff made it; null: it is made anew each day (specification, section 9).
             */
            nextUpdateTime: string | null;
            /** @description Where on the site it stands; a page has one list of a type. */
            page: string;
            productCount: number;
            /**
             * Format: date-time
             * @description When it was last made anew; null: never.
             */
            updatedAt: string | null;
            version: number;
        };
        /**
         * @description What a list shows when it makes itself: new titles, titles to come, the titles that sell best (specification, section 4).
         * @enum {string}
         */
        CatalogListType: "News" | "ToRelease" | "BestSellers";
        Category: components["schemas"]["CategoryNode"] & {
            /** @description Where the public site shows it, whatever page is associated. */
            address: string;
            /** @description Those above it, the first level first, with their names in the caller's language. */
            path: {
                id: number;
                name: string;
            }[];
        };
        /** @description Unique; the last part of its address on the public site, /categorie/{code}. */
        CategoryCode: string;
        /** @description By language. The public site says the French name where another is missing. */
        CategoryLocalizations: {
            en?: components["schemas"]["CategoryText"];
            fr: components["schemas"]["CategoryText"];
        };
        CategoryMove: {
            id: number;
            /** @description Before how many of those there, counted without itself; past the last one, to the end. */
            index: number;
            /** @description Null: at the first level. */
            parentId: number | null;
        };
        CategoryMoveResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Every category whose parent or position is another now. */
                places: {
                    id: number;
                    parentId: number | null;
                    position: number;
                }[];
                /** @description Of the tree now; unchanged where it stood there already. */
                version: number;
            };
        };
        CategoryNode: {
            /** @description How many stand right below it. */
            childCount: number;
            code: components["schemas"]["CategoryCode"];
            id: number;
            /** @description Hidden, it hides all that stands below it from the public site. */
            isVisible: boolean;
            /** @description There are four levels at most. */
            level: number;
            localizations: components["schemas"]["CategoryLocalizations"];
            pageUrl: components["schemas"]["CategoryPageUrl"];
            /** @description Null: it stands at the first level. */
            parentId: number | null;
            /** @description Among those below the same parent, the lowest first; gaps mean nothing. */
            position: number;
            version: number;
        };
        /** @description The address of the associated page, from « / » on; null: its own address alone. Whether such a page exists cannot be known yet. */
        CategoryPageUrl: string | null;
        CategoryResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Category"];
        };
        CategorySave: {
            code: components["schemas"]["CategoryCode"];
            isVisible: boolean;
            localizations: components["schemas"]["CategoryLocalizations"];
            pageUrl: components["schemas"]["CategoryPageUrl"];
            /** @description Below which a new one stands; null: at the first level. Saving one that is there leaves it where it stands. */
            parentId: number | null;
        };
        CategoryText: {
            name: string;
        };
        CategoryTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: components["schemas"]["CategoryNode"][];
            /** @description Of the whole tree; what `moveCategory` takes. */
            version: number;
        };
        ClaimType: {
            /** @description Claim name, e.g. `Permission.BackOffice.Cache.Product`. */
            id: string;
        };
        ClaimTypeList: {
            items: components["schemas"]["GrantableClaimType"][];
        };
        Collection: {
            /** Format: date-time */
            createdAt: string;
            /** @description Plain text, paragraphs parted by line ends. */
            description: string;
            id: number;
            isVisible: boolean;
            name: string;
            otherNames: string[];
            publisher: string;
            titleCount: number;
            titleCountIsExact: boolean;
            version: number;
        };
        CollectionPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CollectionSummary"][];
        };
        CollectionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Collection"];
        };
        CollectionSave: {
            description: string;
            isVisible: boolean;
            name: string;
            otherNames: string[];
            publisher: string;
        };
        CollectionSummary: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description Shown on the public site. */
            isVisible: boolean;
            name: string;
            /** @description Further spellings under which titles name them. */
            otherNames: string[];
            /** @description Its publisher as titles name it; empty: whoever publishes it. */
            publisher: string;
            /** @description How many titles of the publisher carry one of the names. */
            titleCount: number;
            /** @description False: there are more than 10,000. */
            titleCountIsExact: boolean;
        };
        Customer: components["schemas"]["CustomerSummary"] & {
            billingAddress: components["schemas"]["Address"] | null;
            messageCount: number;
            shippingAddress: components["schemas"]["Address"] | null;
            subscriptions: {
                displayedText: string;
                /** Format: date-time */
                since: string;
                /** @enum {string} */
                type: "Newsletter" | "Marketing" | "AlertSearchNewItems" | "AlertProductAvailability" | "PremiumAccount";
            }[];
            version: number;
        };
        CustomerDataResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                customer: components["schemas"]["Customer"];
                documents: {
                    [key: string]: unknown;
                }[];
                mails: {
                    [key: string]: unknown;
                }[];
                messages: {
                    [key: string]: unknown;
                }[];
                registrations: {
                    [key: string]: unknown;
                }[];
                reviews: {
                    [key: string]: unknown;
                }[];
            };
        };
        CustomerPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["CustomerSummary"][];
        };
        CustomerReference: {
            id: number;
        };
        CustomerResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Customer"];
        };
        CustomerRole: {
            id: number;
            name: string;
        };
        CustomerRoleList: {
            items: components["schemas"]["CustomerRole"][];
        };
        CustomerRoleRequest: {
            roleId: number | null;
        };
        CustomerSummary: {
            company: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            /** Format: date-time */
            lastOrderAt: string | null;
            orderCount: number;
            orderTotal: components["schemas"]["Money"];
            phone: string | null;
            role: components["schemas"]["CustomerRole"] | null;
        };
        DeliveryPackageRequest: {
            deliveryPackage: components["schemas"]["TrackingNumber"];
            documentId: components["schemas"]["DocumentId"];
        };
        Document: components["schemas"]["DocumentSummary"] & {
            billingAddress: components["schemas"]["Address"];
            customer: components["schemas"]["DocumentCustomer"];
            /** @description The latest internal comment. */
            documentComment: string | null;
            /** @description Newest first. */
            events: components["schemas"]["DocumentEvent"][];
            items: components["schemas"]["DocumentItem"][];
            itemsPriceWithTax: components["schemas"]["Money"];
            /** Format: date-time */
            paidAt: string | null;
            /** @description What was received and not given back yet; null when nothing is. */
            refundable: components["schemas"]["Money"] | null;
            relatedDocuments: components["schemas"]["RelatedDocument"][];
            shippingAddress: components["schemas"]["Address"];
            shippingPriceWithTax: components["schemas"]["Money"];
            /**
             * Format: uri
             * @description The carrier's page for the tracking number.
             */
            trackingUrl: string | null;
            vat: components["schemas"]["VatLine"][];
            /** @description Also the ETag, in quotes. */
            version: number;
        };
        DocumentActionRequest: {
            documentId: components["schemas"]["DocumentId"];
        };
        DocumentCommentRequest: {
            documentId: components["schemas"]["DocumentId"];
            /**
             * @description True: a message to the customer, sent by mail; false: an internal comment.
             * @default false
             */
            isMessage?: boolean;
            text: string;
        };
        DocumentCustomer: {
            company: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            orderCount: number;
            orderTotal: components["schemas"]["Money"];
            phone: string | null;
        };
        /** @description One line of the order's thread. */
        DocumentEvent: {
            /** @description Who did it; null for the customer or the site. */
            actorName: string | null;
            amount: components["schemas"]["Money"] | null;
            /** Format: date-time */
            date: string;
            id: number;
            /** @description How many lines it touched. */
            itemCount: number | null;
            /** @enum {string} */
            kind: "Created" | "PaymentReceived" | "PaymentRefused" | "Shipped" | "Cancelled" | "TrackingSet" | "PickingNotified" | "PickingValidated" | "Completed" | "Comment" | "CustomerMessage" | "MailQueued" | "Refunded";
            mailType: string | null;
            /** @description Of a refund; `text` is its reference. */
            refundMeans?: components["schemas"]["RefundMeans"];
            /** @description What was written, for comments and messages. */
            text: string | null;
            trackingNumber: string | null;
        };
        DocumentId: number;
        DocumentItem: {
            authors: string[];
            collection: string | null;
            ean: string;
            id: number;
            isSigned: boolean;
            kind: components["schemas"]["ProductKind"];
            picture: components["schemas"]["PictureKey"];
            productId: number | null;
            publisher: string | null;
            quantity: number;
            /** Format: date */
            releaseDate: string | null;
            shelf: string | null;
            status: components["schemas"]["DocumentItemStatus"];
            taxRate: components["schemas"]["Rate"];
            title: string;
            totalPriceWithTax: components["schemas"]["Money"];
            unitPriceWithTax: components["schemas"]["Money"];
        };
        /** @enum {string} */
        DocumentItemStatus: "Temp" | "Created" | "Pending" | "Processing" | "Shipped" | "Complete" | "Cancelled";
        DocumentMessageList: {
            items: {
                actorName: string | null;
                /** Format: date-time */
                date: string;
                id: number;
                text: string;
            }[];
        };
        DocumentNeighbours: {
            next: components["schemas"]["DocumentReference"] | null;
            /** @description Where it stands in the list, from 1; null past 10,000 or when it is not in the list. */
            position: number | null;
            previous: components["schemas"]["DocumentReference"] | null;
        };
        DocumentPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["DocumentSummary"][];
        };
        DocumentReference: {
            customId: string;
            id: number;
        };
        DocumentResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Document"];
        };
        /** @enum {string} */
        DocumentStatus: "Temp" | "Created" | "Pending" | "PendingExternal" | "AwaitingPayment" | "PaymentFailed" | "PaymentCanceled" | "Processing" | "ProcessingExternal" | "Shipped" | "Complete" | "CompleteExternal" | "Cancelled";
        DocumentSummary: {
            customerId: number;
            customerName: string;
            /** @description The number staff and customers say. */
            customId: string;
            /** Format: date-time */
            date: string;
            /** @description Tracking number. */
            deliveryPackage: string | null;
            documentStatus: components["schemas"]["DocumentStatus"];
            documentType: components["schemas"]["DocumentType"];
            externalId: string | null;
            id: number;
            /** @description False: the pair of statuses is not a legal one (« État incohérent »). */
            isCoherent: boolean;
            /** @description Live lines. */
            itemCount: number;
            paymentMethod: components["schemas"]["PaymentMethod"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            pickingNotifiedAt: string | null;
            /** @description « À rembourser »; null when nothing is due. */
            refundDue: components["schemas"]["Money"] | null;
            /** @description Live lines that left or were handed over. */
            shippedCount: number;
            shippingMethod: components["schemas"]["ShippingMethod"];
            store: components["schemas"]["Store"] | null;
            totalPriceWithTax: components["schemas"]["Money"];
        };
        /** @enum {string} */
        DocumentType: "Order" | "Quotation" | "Delivery" | "Invoice";
        /**
         * @description A built-in view of the trade; a book that is not out yet has nothing to prepare.
         * @enum {string}
         */
        DocumentView: "toPrepare" | "pickupToNotify" | "awaitingRelease" | "toCollect" | "paymentFailed" | "toRefund";
        EventMailRequest: {
            /** @description The post. */
            eventId: number;
            expectedCount: number;
            /** @description Plain text. */
            message: string;
            subject: string;
        };
        EventPresenceRequest: {
            /** @description The registration. */
            id: number;
            isPresent: boolean;
        };
        EventRegistration: {
            buyBook: boolean;
            /** Format: date-time */
            cancelledAt: string | null;
            comments: string;
            /** Format: date-time */
            creationTime: string;
            email: string;
            eventId: number;
            firstName: string;
            id: number;
            isPresent: boolean;
            lastName: string;
            /** @description Empty: none. */
            phone: string;
            state: components["schemas"]["RegistrationState"];
            version: number;
        };
        EventRegistrationAdd: {
            buyBook: boolean;
            comments: string;
            /** @description Its own among the registrations of an event. */
            email: string;
            /** @description The post. */
            eventId: number;
            firstName: string;
            lastName: string;
            /** @description Empty: none. */
            phone: string;
        };
        EventRegistrationId: {
            /** @description The registration. */
            id: number;
        };
        EventRegistrationPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["EventRegistration"][];
        };
        EventRegistrationResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["EventRegistration"];
        };
        EventRegistrationSave: {
            buyBook: boolean;
            comments: string;
            /** @description Its own among the registrations of an event. */
            email: string;
            firstName: string;
            lastName: string;
            /** @description Empty: none. */
            phone: string;
        };
        Facet: {
            /** @description False where more than 10,000 products were found: each count is then « at least ». */
            isExact: boolean;
            name: components["schemas"]["FacetName"];
            /** @description The twenty most frequent and those that were chosen. A price is a band in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00. */
            values: {
                count: number;
                /** @description In the caller’s language; subjects in French. */
                label: string;
                value: string;
            }[];
        };
        /** @enum {string} */
        FacetName: "sale" | "kind" | "availability" | "publisher" | "collection" | "language" | "clil" | "thema" | "price" | "year" | "stock" | "visibility";
        /** @description The cover that the feed names by its URL. `refreshCachesAndCovers` fetches it; one that staff gave stays. */
        FeedCover: {
            fault: components["schemas"]["FeedCoverFault"] | null;
            state: components["schemas"]["FeedCoverState"];
            /**
             * Format: date-time
             * @description When it was last fetched; null: not yet.
             */
            triedAt: string | null;
            url: string;
        };
        /**
         * @description Why the last try brought none: no URL of the public web, no answer in time, refused there, above 20 MB or 40 million pixels, no picture; `Removed`: staff took it away, and it is not fetched until the feed names another.
         * @enum {string}
         */
        FeedCoverFault: "BadUrl" | "Unreachable" | "Refused" | "TooLarge" | "NoPicture" | "Removed";
        /**
         * @description `Shown`: the cover that is shown came from there; `Overruled`: staff gave another; `Awaited`: neither, it comes with a refresh unless `fault` says why not.
         * @enum {string}
         */
        FeedCoverState: "Shown" | "Overruled" | "Awaited";
        /**
         * @description What the feed says of a title. Everything else of a product is the shop's own.
         * @enum {string}
         */
        FeedField: "title" | "subEan" | "authors" | "publishers" | "suppliers" | "collections" | "editions" | "series" | "categories" | "classifications" | "publics" | "kind" | "releaseDate" | "priceWithTax" | "taxRate" | "availability" | "summary" | "pages" | "weight" | "height" | "width" | "thickness" | "languages" | "clil" | "thema" | "duration" | "variations";
        /**
         * @description Names the bytes: other bytes have another key.
         * @example 5f0c3a4be8d14c0f9b1f6a2d7c9e8b10
         */
        FileKey: string;
        /** @description What stays in sight when a picture is cut: shares of its width and height, from the upper left. */
        FocalPoint: {
            x: number;
            y: number;
        };
        FullMenu: {
            /** @description In the order in which they are read: each before those below it. */
            items: components["schemas"]["MenuItem"][];
            /** @description Of the whole menu; what `moveMenuItem` takes. */
            version: number;
        };
        /** @enum {string} */
        Gender: "Unknown" | "Male" | "Female";
        GenericList: {
            /** @description In the caller's language. */
            label: string;
            list: components["schemas"]["GenericListName"];
            totalCount: number;
            /** @description False past 10,000: `totalCount` is then an estimate. */
            totalIsExact: boolean;
            /** @description How many wait for somebody; null where nothing ever waits. */
            waitingCount: number | null;
        };
        GenericListList: {
            items: components["schemas"]["GenericList"][];
        };
        /** @enum {string} */
        GenericListName: "Author" | "Review" | "Collection";
        GrantableClaimType: {
            id: string;
            /** @description False when the caller lacks it. */
            isGrantable: boolean;
        };
        Health: {
            /** Format: date-time */
            checkedAt: string;
            checks: components["schemas"]["HealthCheck"][];
            /** @enum {string} */
            environment: "demo" | "production";
            /** @enum {string} */
            mode: "embedded" | "postgresql";
            /** Format: date-time */
            startedAt: string;
            state: components["schemas"]["HealthState"];
            version: string;
        };
        HealthCheck: {
            /** @description What waits, or is there, where that is counted. */
            count: number | null;
            /** @description What failed or is missing, where that is counted. */
            failedCount: number | null;
            /** @description How long the answer took. */
            milliseconds: number | null;
            /** @enum {string} */
            name: "database" | "migrations" | "tasks" | "mails" | "mailServer" | "files";
            /**
             * Format: date-time
             * @description Since when the oldest one waits.
             */
            oldestAt: string | null;
            state: components["schemas"]["HealthState"];
        };
        /** @enum {string} */
        HealthState: "ok" | "degraded" | "down";
        Hosting: {
            /** @enum {string} */
            environment: "demo" | "production";
            locales: {
                id: number;
                name: string;
            }[];
            /**
             * @description Which database answers.
             * @enum {string}
             */
            mode: "embedded" | "postgresql";
            /** @description Client variant. */
            name: string;
            title: string;
            version: string;
        };
        Import: {
            changedCount: number;
            /** @description Known titles are changed. */
            changes: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Null: the watched folder. */
            createdBy: string | null;
            /** @description New titles are made. */
            creates: boolean;
            encoding: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @description Why the file cannot be read, or not to its end, in the caller's language. */
            fault: string | null;
            fileName: string;
            /** @description Bytes. */
            fileSize: number;
            id: number;
            isFromFolder: boolean;
            kind: components["schemas"]["ImportKind"];
            newCount: number;
            /** @description The last record that verification or import has dealt with. */
            position: number;
            /** @description Of the changed ones, those whose price changes. */
            priceCount: number;
            progress: components["schemas"]["Rate"];
            recordCount: number;
            refusedCount: number;
            /** @description Of ONIX: `3.0`, `3.1`. */
            release: string | null;
            sender: string | null;
            /**
             * Format: date-time
             * @description When the message was sent, as it says itself.
             */
            sentAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            startedBy: string | null;
            state: components["schemas"]["ImportState"];
            /**
             * Format: uuid
             * @description The background task that works on it, or did.
             */
            taskId: string | null;
            unchangedCount: number;
            usesShortTags: boolean | null;
            /** Format: date-time */
            verifiedAt: string | null;
            writtenChangedCount: number;
            writtenNewCount: number;
            /** @description Refused while writing. */
            writtenRefusedCount: number;
        };
        ImportChange: {
            /** @description As the feed says it. */
            after: unknown;
            /** @description As the product says it now. */
            before: unknown;
            /** @description Of a price, its type (ONIX list 58); of an availability that the catalogue has no word for, its code (list 65). */
            code: string | null;
            field: components["schemas"]["ImportField"];
            /** @description Staff took the field over: the product stays as it is, and only what the feed last said is noted. */
            isOverruled: boolean;
        };
        /**
         * @description What an import changes of a product.
         * @enum {string}
         */
        ImportField: "title" | "authors" | "publishers" | "suppliers" | "collections" | "editions" | "series" | "publics" | "kind" | "releaseDate" | "priceWithTax" | "taxRate" | "availability" | "summary" | "pages" | "weight" | "height" | "width" | "thickness" | "languages" | "clil" | "thema" | "duration" | "isVisible" | "stock" | "shelf";
        /**
         * @description Notices in ONIX, or stocks and shelves in CSV.
         * @enum {string}
         */
        ImportKind: "Onix" | "Stock";
        /** @enum {string} */
        ImportOutcome: "New" | "Changed" | "Refused";
        ImportPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Import"][];
        };
        ImportRecord: {
            changes: components["schemas"]["ImportChange"][];
            ean: string | null;
            line: number;
            /** @description Its place in the file. */
            number: number;
            outcome: components["schemas"]["ImportOutcome"];
            priceWithTax: components["schemas"]["Price"];
            productId: number | null;
            /** @description Why it is refused, in the caller's language. */
            reasons: string[];
            /** @description ONIX's RecordReference. */
            reference: string | null;
            title: string | null;
        };
        ImportRecordPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["ImportRecord"][];
        };
        ImportReference: {
            id: number;
        };
        ImportResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Import"];
        };
        /**
         * @description `Verified`: read, and nothing written. `Unreadable`: no record of the file can be read. `Failed`: the background task gave up and can be tried again.
         * @enum {string}
         */
        ImportState: "Verifying" | "Verified" | "Importing" | "Done" | "Stopped" | "Unreadable" | "Failed";
        ItemIds: number[];
        /** @description A value of an enumeration with its name in the caller's language. */
        Label: {
            id: string;
            label: string;
        };
        LabelList: {
            items: components["schemas"]["Label"][];
        };
        LoginTokenResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** Format: date-time */
                expiresAt: string;
            };
        };
        Mail: {
            bcc: string[];
            /** @description HTML as it leaves, without the token of a one-time link; to be shown in a sandboxed frame only. */
            body: string;
            cc: string[];
            /** Format: date-time */
            createdAt: string;
            documentId: number | null;
            error: string | null;
            /** @description What the sender noted beside it. */
            extra: {
                [key: string]: unknown;
            };
            from: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            nextTryAt: string | null;
            processed: boolean;
            /** Format: date-time */
            sentDate: string | null;
            sentTries: number;
            subject: string;
            /** @description The same words without markup. */
            text: string;
            to: string;
            type: string;
        };
        MailPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["MailSummary"][];
        };
        MailResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Mail"];
        };
        /** @enum {string} */
        MailState: "Waiting" | "Sent" | "Failing";
        MailSummary: {
            /** Format: date-time */
            createdAt: string;
            documentId: number | null;
            error: string | null;
            from: string;
            /** Format: uuid */
            id: string;
            processed: boolean;
            /** Format: date-time */
            sentDate: string | null;
            sentTries: number;
            subject: string;
            to: string;
            type: string;
        };
        MailTemplate: {
            /** @description A whole document; to be shown in a sandboxed frame. */
            html: string;
            subject: string;
            text: string;
            type: components["schemas"]["MailTemplateType"];
        };
        /** @enum {string} */
        MailTemplateType: "forgotPassword" | "chooseFirstPassword";
        /** @enum {string} */
        MailType: "orderCreatedVendor" | "orderCreatedCustomer" | "awaitingPayment" | "paidCustomer" | "paidVendor" | "shipmentSent" | "shipmentDelivered" | "completed" | "cancelledVendor" | "cancelledCustomer" | "paymentFailedVendor" | "pickingNotified" | "refunded" | "documentMessage" | "messageReply" | "eventMessage" | "emailChanged" | "forgotPassword" | "chooseFirstPassword";
        Measure: number | null;
        Media: {
            altText: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            externalUrl: string | null;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            id: number;
            mediaType: components["schemas"]["MediaType"];
            nature: components["schemas"]["MediaNature"];
            /** @description Shown once a visitor asked for it; null where the page does not say which. */
            playerUrl: string | null;
            /** @description Others whose file or page is the same. */
            sameContent: {
                id: number;
                title: string;
            }[];
            title: string;
            uploadedFile: components["schemas"]["MediaFile"] | null;
            /** @description How many pages and posts show it, whoever may see them. */
            useCount: number;
            version: number;
        };
        MediaConfiguration: {
            natures: {
                accepts: string[];
                mostBytes: number;
                nature: components["schemas"]["MediaNature"];
                /** @description It is saved only with its alternative text. */
                needsText: boolean;
            }[];
            /** @description As large as one part of an upload may be. */
            partBytes: number;
        };
        MediaCounts: {
            /** @description What no page and no post shows. */
            isUnused: number;
            items: {
                count: number;
                mediaType: components["schemas"]["MediaType"];
            }[];
            /** @description Pictures without alternative text. */
            lacksText: number;
        };
        /** @description One of `uploadId` and `externalUrl`. */
        MediaCreate: {
            /** @description May come later: a picture without it is not ready to be shown. */
            altText: string;
            /** @description A page or a pasted `<iframe>` of one of the five sites. */
            externalUrl?: string;
            mediaType: components["schemas"]["MediaType"];
            title: string;
            /**
             * Format: uuid
             * @description An upload of one’s own, whole.
             */
            uploadId?: string;
        };
        MediaFile: {
            contentType: string;
            fileName: string;
            height: number | null;
            key: components["schemas"]["FileKey"];
            /** @description Bytes that are kept, of all sizes together. */
            size: number;
            /** @description Pixels of the picture that came. */
            width: number | null;
        };
        MediaMerge: {
            /** @description The one that stays. */
            id: number;
            /** @description Others of the same content. */
            otherIds: number[];
        };
        /**
         * @description What it is made of; `Embed` plays on another site.
         * @enum {string}
         */
        MediaNature: "Picture" | "Audio" | "Document" | "Embed";
        MediaPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Media"][];
        };
        MediaResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Media"];
        };
        MediaSave: {
            altText: string;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            mediaType: components["schemas"]["MediaType"];
            title: string;
        };
        /**
         * @description What a medium is for (specification, section 4).
         * @enum {string}
         */
        MediaType: "ProductCover" | "ImageThumbnailCms" | "ImageCustom" | "ImageBanner" | "ImageThumbnailProfile" | "AudioUpload" | "SoundcloudCode" | "AushaPodcast" | "DocumentFile" | "YoutubeLink" | "VimeoLink" | "DailymotionLink";
        MediaTypeList: {
            items: {
                id: components["schemas"]["MediaType"];
                label: string;
                nature: components["schemas"]["MediaNature"];
            }[];
        };
        MediaUpload: {
            fileName: string;
            /** @description Bytes that are kept, from the beginning. */
            received: number;
            size: number;
            /** Format: uuid */
            uploadId: string;
        };
        MediaUploadResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["MediaUpload"];
        };
        /** @description A page or a post that shows a medium; of one that the caller may not know of neither id nor title. */
        MediaUse: {
            id: number | null;
            /** @enum {string} */
            kind: "Page" | "Post";
            /** @description In the shop’s own language. */
            title: string | null;
        };
        MediaUseList: {
            items: components["schemas"]["MediaUse"][];
        };
        MenuItem: {
            id: number;
            /** @description True where it is known that nothing answers: an address of a category that is not there or is hidden. Pages, posts, products and other sites cannot be known yet: false. */
            isDeadLink: boolean;
            isExternalUrl: boolean;
            /** @description There are three levels at most. */
            level: number;
            localizations: components["schemas"]["MenuItemLocalizations"];
            /** @description Null: it stands at the first level. */
            parentId: number | null;
            /** @description Among those below the same parent, the lowest first; gaps mean nothing. */
            position: number;
            style: components["schemas"]["MenuStyle"];
            urlAbsolute: components["schemas"]["MenuUrl"];
            version: number;
        };
        /** @description By language. In a language without a label the public site leaves the entry out. */
        MenuItemLocalizations: {
            en?: components["schemas"]["MenuItemText"];
            fr: components["schemas"]["MenuItemText"];
        };
        MenuItemResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["MenuItem"];
        };
        MenuItemSave: {
            isExternalUrl: boolean;
            localizations: components["schemas"]["MenuItemLocalizations"];
            /** @description Below which a new one stands; null: at the first level. Saving one that is there leaves it where it stands. */
            parentId: number | null;
            style: components["schemas"]["MenuStyle"];
            urlAbsolute: components["schemas"]["MenuUrl"];
        };
        MenuItemText: {
            label: string;
        };
        MenuMove: {
            id: number;
            /** @description Before how many of those there, counted without itself; past the last one, to the end. */
            index: number;
            /** @description Null: at the first level. */
            parentId: number | null;
        };
        MenuMoveResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Every entry whose parent or position is another now. */
                places: {
                    id: number;
                    parentId: number | null;
                    position: number;
                }[];
                /** @description Of the menu now; unchanged where it stood there already. */
                version: number;
            };
        };
        /**
         * @description How the public site shows an entry: as the others, as a button, or quietly.
         * @enum {string}
         */
        MenuStyle: "Plain" | "Button" | "Quiet";
        /** @description On the site from « / » on, elsewhere from http:// or https:// on; anything else, 422. */
        MenuUrl: string;
        MergeAuthors: {
            /** @description The sheet that stays; If-Match is about it. */
            id: number;
            otherIds: number[];
        };
        MergeCollections: {
            /** @description The sheet that stays; If-Match is about it. */
            id: number;
            otherIds: number[];
        };
        Message: components["schemas"]["MessageSummary"] & {
            /** @description Shown where the client asks for a second one. */
            additionalPhone: string | null;
            message: string;
            phone: string | null;
            /** @description Oldest first. */
            replies: {
                actorName: string | null;
                /** Format: date-time */
                date: string;
                id: number;
                text: string;
            }[];
            version: number;
        };
        MessagePage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["MessageSummary"][];
        };
        MessageReplyPreview: {
            subject: string;
            /** @description The mail as plain text, greeting and quotation included. */
            text: string;
            to: string;
        };
        MessageReplyPreviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["MessageReplyPreview"];
        };
        MessageReplyRequest: {
            id: number;
            text: string;
        };
        MessageResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Message"];
        };
        /** @enum {string} */
        MessageStatus: "Pending" | "Progress" | "Solved";
        MessageStatusRequest: {
            status: components["schemas"]["MessageStatus"];
        };
        MessageSummary: {
            /** Format: date-time */
            answeredAt: string | null;
            customerId: number | null;
            documentId: number | null;
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            /** @description Id of the subject, as Questions lists them. */
            question: string;
            /** Format: date-time */
            receivedAt: string;
            status: components["schemas"]["MessageStatus"];
            subject: string;
            /** Format: date-time */
            takenAt: string | null;
            /** @description Who took it up last, by name; null while it waits. */
            takenBy: string | null;
        };
        /**
         * @description Euros, two decimals.
         * @example 71.99
         */
        Money: string;
        MyTaskList: {
            items: components["schemas"]["BackgroundTask"][];
        };
        NewPasswordRequest: {
            password: string;
            token: string;
        };
        NotifyPickingRequest: {
            /**
             * @description True: the customer was told before and is told once more; needs If-Match. Without it a second notification is refused: 409 AlreadyNotified.
             * @default false
             */
            again?: boolean;
            documentId: components["schemas"]["DocumentId"];
        };
        /** @description A product under other conditions: second-hand, signed, on sale. */
        Offer: {
            ean: string;
            /** Format: date-time */
            endTime: string | null;
            id: number;
            isActive: boolean;
            name: string;
            priceWithTax: components["schemas"]["Money"];
            productId: number;
            /** Format: date-time */
            startTime: string | null;
            stock: number;
            title: string;
            version: number;
        };
        OfferList: {
            items: components["schemas"]["Offer"][];
        };
        OfferResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Offer"];
        };
        OfferSave: {
            /** Format: date-time */
            endTime?: string | null;
            isActive: boolean;
            name: string;
            priceWithTax: string;
            productId: number;
            /** Format: date-time */
            startTime?: string | null;
            stock: number;
        };
        /** @description A product's fields, as an ONIX record says them. */
        OnixRecord: {
            authors: string[];
            availability: components["schemas"]["AvailabilityCode"];
            clil: string[];
            collections: string[];
            duration: number | null;
            ean: string;
            editions: string[];
            height: number | null;
            kind: components["schemas"]["ProductKind"];
            languages: string[];
            pages: number | null;
            priceWithTax: components["schemas"]["Price"];
            publics: string[];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            series: string[];
            summary: string | null;
            suppliers: string[];
            taxRate: components["schemas"]["Rate"];
            thema: string[];
            thickness: number | null;
            title: string;
            weight: number | null;
            width: number | null;
        };
        OnixRecordRequest: {
            text: string;
        };
        OnixRecordResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["OnixRecord"];
        };
        Page: components["schemas"]["PageNode"] & {
            /** @description In their order; each column by itself. */
            blocs: components["schemas"]["Bloc"][];
            localizations: components["schemas"]["PageTexts"];
            /** @description URLs that it had before; each leads to it until another page takes it. */
            oldUrls: {
                /** @enum {string} */
                locale: "fr" | "en";
                relativeUrl: string;
            }[];
            pageLayout: components["schemas"]["PageLayout"];
            path: components["schemas"]["PagePath"];
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
        };
        PageFacts: {
            /** @description For `after`; null on the last page. */
            nextCursor?: string | null;
            page: number;
            pageSize: number;
            totalCount: number;
            /** @description False past 10,000: `totalCount` is then an estimate. */
            totalIsExact: boolean;
        };
        /**
         * @description How a page is divided (specification, section 4).
         * @enum {string}
         */
        PageLayout: "FullPage" | "TwoColumnsThinRight" | "TwoColumnsThinLeft" | "TwoColumnsEquals";
        PageLayoutList: {
            items: {
                /** @description From left to right; together six sixths of the page. */
                columns: {
                    column: components["schemas"]["BlocColumn"];
                    sixths: number;
                }[];
                id: components["schemas"]["PageLayout"];
                label: string;
            }[];
        };
        PageList: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PageSummary"][];
        };
        PageMove: {
            id: number;
            /** @description Before how many of those there, counted without itself; past the last one, to the end. */
            index: number;
            /** @description Null: at the first level. */
            parentId: number | null;
        };
        PageMoveResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description Every page whose parent or position is another now. */
                places: {
                    id: number;
                    parentId: number | null;
                    position: number;
                }[];
                /** @description Of the tree now; unchanged where it stood there already. */
                version: number;
            };
        };
        /** @description Empty where it is not written in that language. */
        PageNames: {
            en: string;
            fr: string;
        };
        PageNode: {
            /** @description Where the public site shows it in French. */
            address: string;
            /** @description How many stand right below it. */
            childCount: number;
            id: number;
            /** @description The page that the site begins with; there is one at most. */
            isHome: boolean;
            isPublished: boolean;
            /** @description There are four levels at most. */
            level: number;
            names: components["schemas"]["PageNames"];
            /** @description Null: it stands at the first level. */
            parentId: number | null;
            /** @description Among those below the same parent, the lowest first; gaps mean nothing. */
            position: number;
            version: number;
        };
        /** @description Those above it, the first level first, with their names in the caller's language. */
        PagePath: {
            id: number;
            name: string;
        }[];
        PagePreviewRequest: {
            /** @enum {string} */
            locale: "fr" | "en";
            page: components["schemas"]["PageSave"];
        };
        PagePreviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["ShownPage"];
        };
        PageResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Page"];
        };
        PageSave: {
            blocs: components["schemas"]["Bloc"][];
            /** @description The page that was the home page before is an ordinary one from then on. */
            isHome: boolean;
            isPublished: boolean;
            localizations: components["schemas"]["PageTexts"];
            pageLayout: components["schemas"]["PageLayout"];
            /** @description Below which a new one stands; null: at the first level. Saving one that is there leaves it where it stands. */
            parentId: number | null;
        };
        PageSummary: {
            /** @description Where the public site shows it in French. */
            address: string;
            blocCount: number;
            id: number;
            /** @description The page that the site begins with; there is one at most. */
            isHome: boolean;
            isPublished: boolean;
            /** @description Those that it is written in. */
            languages: ("fr" | "en")[];
            names: components["schemas"]["PageNames"];
            pageLayout: components["schemas"]["PageLayout"];
            path: components["schemas"]["PagePath"];
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
            version: number;
        };
        /** @description What a page is called in one language, and what engines are told of it. Without a name and a URL it is not there in that language. */
        PageText: {
            metaDescription: string;
            metaKeywords: string;
            /** @description Empty: the name. */
            metaTitle: string;
            name: string;
            /** @description Its URL from « / » on, its own among the pages of a language; null: none yet. */
            relativeUrl: string | null;
        };
        PageTexts: {
            en: components["schemas"]["PageText"];
            fr: components["schemas"]["PageText"];
        };
        PageTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: components["schemas"]["PageNode"][];
            /** @description Of the whole tree; what `movePage` takes. */
            version: number;
        };
        PaperIds: components["schemas"]["DocumentId"][];
        /** @description The orders of which each paper is wanted; at least one. */
        PapersRequest: {
            deliveryNotes: components["schemas"]["PaperIds"];
            labels: components["schemas"]["PaperIds"];
        };
        PasswordResetRequest: {
            /** @description User name or e-mail address. */
            userName: string;
        };
        PastedEan: {
            /** @description With a wrong key: the same number with the right one. */
            corrected: string | null;
            /** @description The thirteen digits; null where they are none. */
            ean: string | null;
            /** @description The title; with a wrong key the one that the corrected number means. */
            product: components["schemas"]["ProductSummary"] | null;
            typed: string;
            /** @enum {string} */
            verdict: "Known" | "Unknown" | "WrongKey" | "Unreadable";
        };
        PastedEans: {
            eans: string[];
        };
        PastedEansResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description How many numbers were pasted again. */
                duplicateCount: number;
                items: components["schemas"]["PastedEan"][];
            };
        };
        /** @enum {string} */
        PaymentMethod: "CreditCard" | "Check" | "ManualAtPickup" | "OnInvoice" | "FictiveSuccess" | "FictiveFailure" | "Paypal";
        /** @enum {string} */
        PaymentStatus: "Temp" | "Pending" | "Cancelled" | "Paid" | "Authorized" | "PartiallyRefunded" | "Refunded" | "Voided" | "Refused";
        PickingLine: {
            authors: string[];
            documents: {
                customId: string;
                id: number;
                itemId: number;
                quantity: number;
            }[];
            ean: string;
            publisher: string | null;
            quantity: number;
            shelf: string | null;
            title: string;
        };
        PickingList: {
            items: components["schemas"]["PickingLine"][];
            /** @description The orders for which nothing is fetched. */
            leftOut: components["schemas"]["DocumentReference"][];
        };
        /**
         * @description The cover, for `getPicture`; null where there is none.
         * @example 5f0c3a4be8d14c0f9b1f6a2d7c9e8b10
         */
        PictureKey: string | null;
        /**
         * @description Drawn at most 96, 288, 720 and 1600 pixels high.
         * @enum {string}
         */
        PictureSize: "small" | "medium" | "large" | "full";
        PlannedResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["BackgroundTask"];
        };
        Popup: {
            /** @description A visitor who closed it sees it again after so many days. */
            cookieDurationDays: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endTime: string | null;
            /** @description Cleaned by the server: headings, lists, links and images, nothing that runs. */
            html: string;
            id: number;
            isActive: boolean;
            overlaps: components["schemas"]["PopupOverlap"][];
            /** Format: date-time */
            startTime: string | null;
            state: components["schemas"]["PopupState"];
            title: string;
            version: number;
        };
        /** @description A moment, or a day alone: a start then counts from midnight, an end until 23:59:59, in Paris. */
        PopupMoment: string | null;
        /** @description Another active popup that is shown at the same time, and from when until when both are, from now on. */
        PopupOverlap: {
            /** Format: date-time */
            endTime: string | null;
            id: number;
            /** Format: date-time */
            startTime: string | null;
            title: string;
        };
        PopupPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PopupSummary"][];
        };
        PopupResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Popup"];
        };
        PopupSave: {
            cookieDurationDays: number;
            endTime: components["schemas"]["PopupMoment"];
            /** @description What a rich text may not hold is left out, not refused. */
            html: string;
            isActive: boolean;
            startTime: components["schemas"]["PopupMoment"];
            title: string;
        };
        /**
         * @description Switched off; switched on and not begun; shown to visitors just now; switched on and over.
         * @enum {string}
         */
        PopupState: "draft" | "scheduled" | "active" | "over";
        PopupSummary: {
            /** @description A visitor who closed it sees it again after so many days. */
            cookieDurationDays: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endTime: string | null;
            id: number;
            isActive: boolean;
            /** Format: date-time */
            startTime: string | null;
            state: components["schemas"]["PopupState"];
            title: string;
            version: number;
        };
        Post: components["schemas"]["PostSummary"] & {
            /** @description Categories of the site under which it stands. */
            categoryIds: number[];
            /** Format: date-time */
            eventEnd: string | null;
            /** @description The last move, and what was said with it. */
            lastMove: components["schemas"]["PostLastMove"] | null;
            localizations: components["schemas"]["PostTexts"];
            location: components["schemas"]["PostLocation"];
            /** @description In their order. */
            medias: components["schemas"]["PostMedia"][];
            /** @description The linked ones that the caller may see, in their order. */
            posts: components["schemas"]["PostLink"][];
            /** @description In their order. */
            products: components["schemas"]["ProductSummary"][];
            /** @description Null: one comes as one likes. */
            registration: components["schemas"]["PostRegistration"] | null;
            tags: components["schemas"]["PostTag"][];
        };
        PostCalendar: {
            /** @description There are more. */
            isCut: boolean;
            /** @description In their order; at most a thousand. */
            items: components["schemas"]["PostCalendarItem"][];
        };
        PostCalendarItem: {
            /** Format: date-time */
            at: string;
            id: number;
            /** @description Whose it is; null when they are no longer here. */
            owner: components["schemas"]["PostOwner"] | null;
            postStatus: components["schemas"]["PostStatus"];
            postType: components["schemas"]["PostType"];
            sign: components["schemas"]["PostSign"];
            state: components["schemas"]["PostState"];
            /** @description In the shop's own language. */
            title: string;
            version: number;
        };
        PostConfiguration: {
            items: {
                groups: ("subtitle" | "lead" | "description" | "seo" | "event" | "person" | "contact" | "place")[];
                /** @description Before it is published. */
                leastProducts: number;
                mostPosts: number;
                mostProducts: number;
                postType: components["schemas"]["PostType"];
            }[];
        };
        PostCounts: {
            items: {
                count: number;
                state: components["schemas"]["PostState"];
            }[];
        };
        PostDraft: {
            /** Format: date-time */
            savedAt: string;
            /** @description As the form that keeps it sent it. */
            values: {
                [key: string]: unknown;
            };
            /** @description The version of the post that it was typed against; null for one that is not begun. */
            version: number | null;
        };
        PostDraftAnswer: {
            /** @description Null: nothing is kept. */
            draft: components["schemas"]["PostDraft"] | null;
        };
        PostDraftSave: {
            /** @description What the form holds; at most 800,000 letters as JSON. */
            values: {
                [key: string]: unknown;
            };
            /** @description The version of the post that it is typed against. */
            version: number | null;
        };
        PostDraftStored: components["schemas"]["ActionResult"] & {
            /** Format: date-time */
            savedAt: string;
        };
        PostLastMove: {
            /** Format: date-time */
            at: string;
            by: string;
            comment: string | null;
            move: components["schemas"]["PostMove"];
        };
        PostLink: {
            id: number;
            postType: components["schemas"]["PostType"];
            state: components["schemas"]["PostState"];
            title: string;
        };
        PostLinkList: {
            items: components["schemas"]["PostLink"][];
        };
        /** @description People, ways to reach them and an address; which of them a type has says the configuration. Empty where nothing is said. */
        PostLocation: {
            address1: string;
            address2: string;
            address3: string;
            city: string;
            company: string;
            /** @description ISO 3166-1 alpha-2, or empty. */
            country: string;
            email: string;
            firstName: string;
            gender: components["schemas"]["Gender"];
            lastName: string;
            mobilePhoneNumber: string;
            phoneNumber: string;
            postalCode: string;
            /** @description An http or https URL. */
            website: string;
        };
        /** @description A picture, sound, document or film of a post. */
        PostMedia: {
            altText: string;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            height: number | null;
            id: number;
            mediaType: components["schemas"]["MediaType"];
            nature: components["schemas"]["MediaNature"];
            /** @description Key of its picture; null: it is none. */
            picture: components["schemas"]["FileKey"] | null;
            title: string;
            width: number | null;
        };
        /** @enum {string} */
        PostMove: "submit" | "takeBack" | "validate" | "reject" | "correct" | "resubmit" | "publish" | "unpublish" | "archive" | "restore";
        PostMoveRequest: {
            /** @description For whoever goes on with it: why it is sent back. */
            comment: string | null;
            /** @description The post. */
            id: number;
            move: components["schemas"]["PostMove"];
        };
        PostOwner: {
            id: number;
            name: string;
        };
        PostOwnerList: {
            items: components["schemas"]["PostOwner"][];
        };
        PostPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PostSummary"][];
        };
        /** @description That one registers for an event, and for how many. */
        PostRegistration: {
            /** @description Null: as many as come. */
            places: number | null;
        };
        PostReschedule: {
            /**
             * Format: date-time
             * @description The moment that it is moved to.
             */
            at: string;
            /** @description The post. */
            id: number;
            sign: components["schemas"]["PostSign"];
        };
        PostRestore: {
            /** @description The post. */
            id: number;
            /** @description Which version comes back. */
            version: number;
        };
        PostResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Post"];
        };
        PostRevision: components["schemas"]["PostRevisionSummary"] & {
            content: components["schemas"]["PostSave"];
            /** @description Those of `mediaIds` that the library still has. */
            medias: {
                id: number;
                title: string;
            }[];
            /** @description Those of `postIds`. */
            posts: components["schemas"]["PostLink"][];
            /** @description The titles of `productEans` that the catalogue still has. */
            products: {
                ean: string;
                title: string;
            }[];
        };
        /**
         * @description What may differ between two versions of a post: a text by its language, what engines are told of it, or a property of the post.
         * @enum {string}
         */
        PostRevisionField: "postStatus" | "postType" | "fr.title" | "fr.subtitle" | "fr.lead" | "fr.description" | "fr.seo" | "en.title" | "en.subtitle" | "en.lead" | "en.description" | "en.seo" | "publication" | "event" | "registration" | "location" | "products" | "posts" | "medias" | "categories" | "tags";
        PostRevisionPage: {
            /** @description There are older ones. */
            hasMore: boolean;
            items: components["schemas"]["PostRevisionSummary"][];
            totalCount: number;
        };
        PostRevisionSummary: {
            /** Format: date-time */
            at: string;
            /** @description Who did it, as they were called then; null where nobody knows. */
            by: string | null;
            /** @description What differs from the version before. */
            fields: components["schemas"]["PostRevisionField"][];
            /** @description The caller did it. */
            isMine: boolean;
            /**
             * @description What made it; Before: what the post was when revisions began to be kept.
             * @enum {string}
             */
            kind: "Before" | "Create" | "Save" | "Move" | "Restore";
            postStatus: components["schemas"]["PostStatus"];
            /** @description Which version was brought back. */
            restoredVersion: number | null;
            /** @description The version of the post that this one made. */
            version: number;
        };
        PostSave: {
            /** @description Categories of the site under which it stands, each once. */
            categoryIds: number[];
            /** Format: date-time */
            eventEnd: string | null;
            /** Format: date-time */
            eventStart: string | null;
            localizations: components["schemas"]["PostTexts"];
            location: components["schemas"]["PostLocation"];
            /** @description In their order, each once; absent: they stay as they are. */
            mediaIds?: number[];
            /** @description In their order, each once. Linked posts that the caller may not see stay linked, behind these. */
            postIds: number[];
            postType: components["schemas"]["PostType"];
            /** @description In their order, each once. */
            productEans: string[];
            /** @description A moment, or a day: to 23:59:59 in Paris. */
            publicationEndDate: string | null;
            /** @description A moment, or a day: from its first second in Paris. */
            publicationStartDate: string | null;
            /** @description Of events alone. Left out: as it was. */
            registration?: components["schemas"]["PostRegistration"] | null;
            /** @description By their names, whatever the capitals and accents; a new word makes a new tag. */
            tags: string[];
        };
        PostsForBloc: {
            /** @description How many answer; at most fifty are listed. */
            foundCount: number;
            items: components["schemas"]["ShownPost"][];
        };
        /**
         * @description What happens to a post: it goes online, it leaves the site, it takes place.
         * @enum {string}
         */
        PostSign: "start" | "end" | "event";
        /**
         * @description The status as people see it: a published post is scheduled, online or expired by its dates.
         * @enum {string}
         */
        PostState: "Draft" | "WaitingForValidation" | "ValidationRejected" | "Validated" | "Scheduled" | "Online" | "Expired" | "Archived";
        /**
         * @description Where a post stands on its way (specification, section 4). Only Published is public.
         * @enum {string}
         */
        PostStatus: "Draft" | "WaitingForValidation" | "ValidationRejected" | "Validated" | "Published" | "Archived";
        PostStatusList: {
            items: {
                id: components["schemas"]["PostStatus"];
                label: string;
            }[];
        };
        PostSummary: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            eventStart: string | null;
            id: number;
            /** @description The languages in which it has a title. */
            locales: ("fr" | "en")[];
            /** @description Whose it is; null when they are no longer here. */
            owner: components["schemas"]["PostOwner"] | null;
            postStatus: components["schemas"]["PostStatus"];
            postType: components["schemas"]["PostType"];
            /**
             * Format: date-time
             * @description Its last second; null: it stays.
             */
            publicationEndDate: string | null;
            /**
             * Format: date-time
             * @description Null: as soon as it is published.
             */
            publicationStartDate: string | null;
            state: components["schemas"]["PostState"];
            /** @description In the shop's own language. */
            title: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        PostTag: {
            id: number;
            name: string;
            seoName: string;
        };
        /** @description What is written of a post in one language, and what engines are told of its page. */
        PostText: {
            /** @description HTML. */
            description: string;
            /** @description HTML. */
            lead: string;
            metaDescription: string;
            metaKeywords: string;
            /** @description Empty: the title. */
            metaTitle: string;
            /** @description Last part of its URL, its own among the posts of a language; null: none yet. */
            relativeUrl: string | null;
            subtitle: string;
            title: string;
        };
        PostTexts: {
            en: components["schemas"]["PostText"];
            fr: components["schemas"]["PostText"];
        };
        /**
         * @description What a post is (specification, section 4).
         * @enum {string}
         */
        PostType: "ProductLiked" | "Article" | "Folder" | "Event" | "ProductList" | "Location" | "Author" | "Html" | "Banner" | "Video" | "Podcast" | "MustRead";
        PostTypeList: {
            items: {
                id: components["schemas"]["PostType"];
                label: string;
            }[];
        };
        /**
         * @description Euros, two decimals; null where it is not announced yet.
         * @example 11.90
         */
        Price: string | null;
        /** @enum {string} */
        PriceBand: "0-5" | "5-10" | "10-15" | "15-20" | "20-30" | "30-50" | "50-";
        /** @description RFC 9457 problem that is also a refused ActionResult. */
        Problem: {
            /** @description With 412: the record as it now is. */
            current?: Record<string, never>;
            detail: string;
            errors: string[];
            /** @description The request id. */
            instance: string;
            /** @constant */
            isValid: false;
            propertiesErrorMessages: components["schemas"]["PropertyError"][];
            /** @description With 409: the domain rule's reason code. */
            reason?: string;
            /** @description With 403: one of these opens it. */
            requiredClaims?: string[];
            status: number;
            title: string;
            /** Format: uri-reference */
            type: string;
        };
        Product: components["schemas"]["ProductSummary"] & {
            categories: string[];
            classifications: string[];
            /** @description Codes of the CLIL classification. */
            clil: string[];
            /** @description Minutes, of films. */
            duration: number | null;
            editions: string[];
            feedCover: components["schemas"]["FeedCover"] | null;
            files: components["schemas"]["ProductFile"][];
            /** @description Millimetres. */
            height: number | null;
            isSigned: boolean;
            /** @description ISO 639-2/B, as ONIX writes them: `fre`. */
            languages: string[];
            overrides: components["schemas"]["ProductOverride"][];
            pages: number | null;
            priceNoTax: components["schemas"]["Price"];
            publics: string[];
            /** @description The catalogue restrictions that hide it, twenty at most; empty when none does. */
            restrictedBy: components["schemas"]["ProductRestriction"][];
            series: string[];
            subEan: string | null;
            summary: string | null;
            suppliers: string[];
            /** @description Codes of Thema. */
            thema: string[];
            /** @description Millimetres. */
            thickness: number | null;
            variations: {
                type: string;
                value: string;
            }[];
            version: number;
            /** @description Grams. */
            weight: number | null;
            /** @description Millimetres. */
            width: number | null;
        };
        ProductCatalogLists: {
            items: {
                id: number;
                name: string;
                page: string;
                position: number;
            }[];
        };
        ProductCount: {
            /** @description Exact, however many there are. */
            count: number;
        };
        ProductFacets: {
            /** @description How many products were counted: all of them, or the first 10,000. */
            countedCount: number;
            facets: components["schemas"]["Facet"][];
            /** @description False where there are more: each count is then « at least ». */
            isExact: boolean;
            suggestion: components["schemas"]["Suggestion"];
        };
        ProductFile: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            fileName: string;
            id: number;
            key: components["schemas"]["FileKey"];
            /** @description Bytes. */
            size: number;
        };
        ProductFileByUrl: {
            kind: components["schemas"]["ProductFileKind"];
            productId: number;
            /** @description Of the public web, by http or https. */
            url: string;
        };
        /**
         * @description A cover, or a file to read: an extract, a press kit.
         * @enum {string}
         */
        ProductFileKind: "Picture" | "File";
        ProductHistory: {
            items: {
                /** @description The operation or the kind of background task. */
                action: string;
                /** Format: date-time */
                at: string;
                changes: {
                    /** @description What stands there since. */
                    after: unknown;
                    /** @description What stood there. */
                    before: unknown;
                    property: string;
                }[];
                id: number;
                /** @description Who did it; null: nobody was signed in, as when the feed came. */
                name: string | null;
            }[];
            totalCount: number;
        };
        /** @enum {string} */
        ProductKind: "Book" | "Comic" | "Dvd" | "Press" | "Goods";
        ProductNames: string[];
        /** @description What became of one of several. */
        ProductOutcome: {
            id: number;
            isDone: boolean;
            /** @description The reason in the caller's language. */
            message: string | null;
            reason: ("NotFound" | "SameState") | null;
        };
        /** @description A field that staff took over from the feed. */
        ProductOverride: {
            /** Format: date-time */
            changedAt: string;
            /** @description Whoever took it over. */
            changedBy: string;
            /** @description What the feed last said, as the product would say it. */
            feedValue: unknown;
            field: components["schemas"]["FeedField"];
        };
        ProductPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["ProductSummary"][];
            suggestion?: components["schemas"]["Suggestion"];
        };
        ProductRestriction: {
            id: number;
            /** @description False: it keeps its value, and the title has none of those that are kept. */
            isExcluded: boolean;
            label: string;
            type: components["schemas"]["RestrictionType"];
            value: string;
        };
        ProductResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Product"];
        };
        ProductSales: {
            /** Format: date-time */
            lastOrderedAt: string | null;
            openCopies: number;
            /** @description Orders with a line of it that is still to be sent or collected. */
            openOrderCount: number;
            /** @description Twenty-six of them, the latest last. */
            weeks: {
                copies: number;
                /** Format: date */
                from: string;
                isComplete: boolean;
            }[];
            /** @description Of the last twelve months. */
            yearCopies: number;
        };
        ProductSave: {
            authors: components["schemas"]["ProductNames"];
            availability: components["schemas"]["AvailabilityCode"];
            categories: components["schemas"]["ProductNames"];
            classifications: components["schemas"]["ProductNames"];
            clil: string[];
            collections: components["schemas"]["ProductNames"];
            duration: components["schemas"]["Measure"];
            /** @description EAN-13 or ISBN-10, hyphens ignored; a feed's own stays. Null: it stays, and a new product gets a number of the shop’s own, which begins with 20 (GS1, restricted circulation). */
            ean: string | null;
            editions: components["schemas"]["ProductNames"];
            height: components["schemas"]["Measure"];
            isSigned: boolean;
            isVisible: boolean;
            kind: components["schemas"]["ProductKind"];
            languages: string[];
            pages: components["schemas"]["Measure"];
            priceWithTax: components["schemas"]["Price"];
            publics: components["schemas"]["ProductNames"];
            publishers: components["schemas"]["ProductNames"];
            /** Format: date */
            releaseDate: string | null;
            series: components["schemas"]["ProductNames"];
            shelf: string | null;
            stock: number;
            subEan: string | null;
            /** @description Plain text, paragraphs parted by line ends. */
            summary: string | null;
            suppliers: components["schemas"]["ProductNames"];
            taxRate: components["schemas"]["Rate"];
            thema: string[];
            thickness: components["schemas"]["Measure"];
            title: string;
            variations: {
                type: string;
                value: string;
            }[];
            weight: components["schemas"]["Measure"];
            width: components["schemas"]["Measure"];
        };
        ProductSummary: {
            authors: string[];
            availability: components["schemas"]["AvailabilityCode"];
            /** Format: date-time */
            cacheRefreshedAt: string | null;
            collections: string[];
            ean: string;
            id: number;
            /** @description Made by the shop, not by the feed. */
            isCustom: boolean;
            /** @description A catalogue restriction hides it from the public site. */
            isRestricted: boolean;
            isVisible: boolean;
            kind: components["schemas"]["ProductKind"];
            picture: components["schemas"]["PictureKey"];
            priceWithTax: components["schemas"]["Price"];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            shelf: string | null;
            stock: number;
            taxRate: components["schemas"]["Rate"];
            title: string;
        };
        ProductsVisibleRequest: {
            ids: number[];
            /** @description Shown on the site or not. */
            isVisible: boolean;
        };
        ProductsVisibleResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of `ids`. */
                items: components["schemas"]["ProductOutcome"][];
            };
        };
        /** @description What a person may change about themselves, and who they are here. */
        Profile: {
            company: string | null;
            /** Format: date */
            dateOfBirth: string | null;
            email: string;
            firstName: string;
            gender: components["schemas"]["Gender"];
            id: number;
            lastName: string;
            mobilePhone: string | null;
            roles: string[];
            /** @description Sessions that hold, this one included. */
            sessionCount: number;
            userName: string;
            version: number;
        };
        ProfileResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Profile"];
        };
        ProfileSave: {
            company?: string | null;
            /** @description Needed with a new password and with a new e-mail address. */
            currentPassword?: string;
            /** Format: date */
            dateOfBirth?: string | null;
            /** Format: email */
            email: string;
            firstName: string;
            gender?: components["schemas"]["Gender"];
            lastName: string;
            mobilePhone?: string | null;
            /** @description Empty or absent: unchanged; else at least 12 characters. */
            password?: string;
        };
        PropertyError: {
            errorMessage: string;
            /** @description Path in the request body: `items[2].quantity`. */
            propertyName: string;
        };
        PublicCategoryTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: {
                code: components["schemas"]["CategoryCode"];
                id: number;
                level: number;
                name: string;
                parentId: number | null;
                /** @description The associated page, or its own address. */
                url: string;
            }[];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        PublicMenu: {
            /** @description In the order in which they are read: each before those below it. */
            items: {
                id: number;
                isExternalUrl: boolean;
                label: string;
                level: number;
                parentId: number | null;
                style: components["schemas"]["MenuStyle"];
                urlAbsolute: string;
            }[];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        PublicPageTree: {
            /** @description In the order in which they are read: each before those below it. */
            items: {
                address: string;
                id: number;
                isHome: boolean;
                level: number;
                name: string;
                parentId: number | null;
            }[];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        PublicPost: components["schemas"]["PublicPostSummary"] & {
            /** @description HTML, cleaned. */
            description: string;
            /** @description What engines are told, to be written as it is into a script of the type application/ld+json; null: nothing. */
            jsonLd: string | null;
            /** @enum {string} */
            locale: "fr" | "en";
            location: components["schemas"]["PostLocation"];
            metaDescription: string;
            metaKeywords: string;
            metaTitle: string;
            /** @description In their order. */
            pictures: components["schemas"]["ShownPicture"][];
            /** @description The linked ones that are online, in their order. */
            posts: components["schemas"]["ShownPost"][];
            /** @description Those that everybody may see, in their order. */
            products: components["schemas"]["PublicProductSummary"][];
            /** @description Null: one comes as one likes. */
            registration: components["schemas"]["PostRegistration"] | null;
        };
        PublicPostPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["PublicPostSummary"][];
            /** @enum {string} */
            locale: "fr" | "en";
        };
        /** @description A post as everybody may see it, in one language. */
        PublicPostSummary: {
            /** @description Where the public site shows it; null where it has no page of its own. */
            address: string | null;
            /** Format: date-time */
            eventEnd: string | null;
            /** Format: date-time */
            eventStart: string | null;
            id: number;
            /** @description HTML, cleaned. */
            lead: string;
            /** @description The first of its pictures. */
            picture: components["schemas"]["ShownPicture"] | null;
            postType: components["schemas"]["PostType"];
            /** Format: date-time */
            publicationStartDate: string | null;
            subtitle: string;
            tags: {
                name: string;
                seoName: string;
            }[];
            title: string;
        };
        PublicProduct: components["schemas"]["PublicProductSummary"] & {
            clil: string[];
            /** @description Minutes, of films. */
            duration: number | null;
            files: components["schemas"]["PublicProductFile"][];
            /** @description Millimetres. */
            height: number | null;
            isSigned: boolean;
            languages: string[];
            pages: number | null;
            series: string[];
            summary: string | null;
            thema: string[];
            /** @description Millimetres. */
            thickness: number | null;
            variations: {
                type: string;
                value: string;
            }[];
            /** @description Grams. */
            weight: number | null;
            /** @description Millimetres. */
            width: number | null;
        };
        /** @description A file to read, fetched by `getProductFile`. */
        PublicProductFile: {
            fileName: string;
            key: components["schemas"]["FileKey"];
            /** @description Bytes. */
            size: number;
        };
        PublicProductList: {
            items: components["schemas"]["PublicProduct"][];
        };
        PublicProductPage: components["schemas"]["PageFacts"] & {
            facets: components["schemas"]["Facet"][];
            items: components["schemas"]["PublicProductSummary"][];
            suggestion?: components["schemas"]["Suggestion"];
        };
        /** @description A title as everybody may see it. */
        PublicProductSummary: {
            authors: string[];
            availability: components["schemas"]["AvailabilityCode"];
            collections: string[];
            ean: string;
            id: number;
            /** @description How many there are is nobody’s business. */
            isInStock: boolean;
            kind: components["schemas"]["ProductKind"];
            picture: components["schemas"]["PictureKey"];
            priceWithTax: components["schemas"]["Price"];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            taxRate: components["schemas"]["Rate"];
            title: string;
        };
        PublicRegistrationResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @enum {string} */
                state: "Registered" | "Waiting";
                /** @description Place in the waiting list; null: registered. */
                waitingPosition: number | null;
            };
        };
        /** @description A share: 0.055 is 5,5 %. */
        Rate: number;
        RecordRefundRequest: {
            /** @description What was given back, tax included; at most `refundable` of the document. */
            amount: components["schemas"]["Money"];
            documentId: components["schemas"]["DocumentId"];
            means: components["schemas"]["RefundMeans"];
            /** @description The number of the transfer, of the voucher, of the operation at the payment provider. */
            reference?: string;
            /**
             * @description False: no mail leaves.
             * @default true
             */
            tellsCustomer?: boolean;
        };
        RefreshCachesRequest: {
            productIds: number[];
        };
        RefreshRequest: {
            /** @description The refresh token; `cookie` when the answer before said so: the token is then in an HttpOnly cookie. */
            token: string;
        };
        /**
         * @description How money went back: by card, transfer, cheque, cash, PayPal, or as a voucher of the shop.
         * @enum {string}
         */
        RefundMeans: "CreditCard" | "BankTransfer" | "Check" | "Cash" | "Paypal" | "Voucher";
        RegistrationEvent: components["schemas"]["RegistrationEventSummary"] & {
            /** @description The first title that the event is linked to. */
            book: components["schemas"]["ProductSummary"] | null;
            /** @description Whether the caller may write its registrations. */
            isMine: boolean;
            /**
             * Format: date-time
             * @description When somebody who had a place last gave it up.
             */
            lastFreedAt: string | null;
            presentCount: number;
            /** @description Everybody who has a place, by last name, to be printed. */
            sheet: components["schemas"]["AttendanceLine"][];
            /** @description The first hundred who wait, in their order. */
            waiting: components["schemas"]["EventRegistration"][];
        };
        RegistrationEventPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["RegistrationEventSummary"][];
        };
        RegistrationEventSummary: {
            /** @description Of those who have a place, how many buy the book. */
            bookCount: number;
            /**
             * Format: date-time
             * @description Two hours after the start where the post says none.
             */
            eventEnd: string;
            /** Format: date-time */
            eventStart: string;
            /** @description Of the post. */
            id: number;
            /** @description False: closed since, its registrations stay. */
            isOnRegistration: boolean;
            /** @description Where, in a line; may be empty. */
            place: string;
            /** @description Null: as many as come. */
            places: number | null;
            registeredCount: number;
            state: components["schemas"]["PostState"];
            title: string;
            waitingCount: number;
        };
        /**
         * @description Has a place, waits for one, or has given it up.
         * @enum {string}
         */
        RegistrationState: "Registered" | "Waiting" | "Cancelled";
        RelatedDocument: {
            customId: string;
            /** Format: date-time */
            date: string;
            documentStatus: components["schemas"]["DocumentStatus"];
            documentType: components["schemas"]["DocumentType"];
            id: number;
        };
        RelatedDocumentList: {
            items: components["schemas"]["RelatedDocument"][];
        };
        Restriction: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            /** @description True: titles of this value are hidden. False: titles of all other values of the type are. */
            isExcluded: boolean;
            /** @description For the team; empty when nobody wrote one. */
            label: string;
            type: components["schemas"]["RestrictionType"];
            /** @description Thirteen digits of an EAN, a name, a code of ONIX list 65, an ISO 639-2/B code, or a price with tax (`12.50`). Names are compared without case and accents. */
            value: string;
            /** @description Also the ETag, in quotes. */
            version: number;
        };
        RestrictionCheckRequest: {
            /** @description The cursor of the titles before. */
            after?: string;
            /** @description The restriction that this one would replace; null for a new one. */
            id: number | null;
            isExcluded: boolean;
            type: components["schemas"]["RestrictionType"];
            values: components["schemas"]["RestrictionValues"];
        };
        RestrictionCheckResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description How many of them another rule hides already. */
                alreadyHiddenCount: number;
                /** @description Titles of the catalogue. */
                catalogCount: number;
                /** @description Those that the rule would hide. */
                hiddenCount: number;
                /** @description Those that it would hide, by title, twenty-five at a time. */
                items: components["schemas"]["RestrictionHit"][];
                /** @description Titles shown now that would be hidden. */
                newlyHiddenCount: number;
                /** @description To be sent as `after` for those behind. */
                nextCursor: string | null;
                /** @description Orders under way that hold a title that the rule would hide; they do not change. */
                orderCount: number;
                /** @description Titles hidden now that would be shown. */
                shownAgainCount: number;
            };
        };
        /** @description A title that the rule would hide. */
        RestrictionHit: {
            authors: string[];
            collections: string[];
            ean: string;
            id: number;
            /** @description By another rule. */
            isAlreadyHidden: boolean;
            kind: components["schemas"]["ProductKind"];
            publishers: string[];
            title: string;
        };
        RestrictionPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Restriction"][];
        };
        RestrictionProgress: {
            task: components["schemas"]["BackgroundTask"] | null;
        };
        RestrictionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Restriction"];
        };
        RestrictionSave: {
            isExcluded: boolean;
            label: string;
            type: components["schemas"]["RestrictionType"];
            values: components["schemas"]["RestrictionValues"];
        };
        RestrictionsResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of `values`. */
                items: components["schemas"]["Restriction"][];
                /** @description What is still to be hidden or shown; null when that is done already. */
                task: components["schemas"]["BackgroundTask"] | null;
            };
        };
        /**
         * @description What of a title a restriction is about.
         * @enum {string}
         */
        RestrictionType: "Ean" | "Author" | "Publisher" | "Edition" | "Collection" | "Supplier" | "Category" | "AvailabilityCode" | "Language" | "Price";
        RestrictionTypeList: {
            items: {
                id: components["schemas"]["RestrictionType"];
                label: string;
                /**
                 * @description What its values are.
                 * @enum {string}
                 */
                takes: "Ean" | "Name" | "Availability" | "Language" | "Price";
            }[];
        };
        RestrictionValueList: {
            items: {
                /** @description What people call it: a language by its name. */
                label: string;
                value: string;
            }[];
        };
        /** @description As typed or pasted: an ISBN-10 and hyphens are understood, prices may have a comma. */
        RestrictionValues: string[];
        Review: {
            answer: components["schemas"]["ReviewAnswer"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null for a visitor. */
            customerId: number | null;
            /**
             * Format: date-time
             * @description When it was last approved or rejected.
             */
            decidedAt: string | null;
            decidedBy: string | null;
            ean: string;
            id: number;
            /** @description As signed. */
            name: string;
            /** @description Null once the catalogue has no product of that EAN. */
            productId: number | null;
            rating: number;
            status: components["schemas"]["ReviewStatus"];
            /** @description Plain text, never HTML. */
            text: string;
            /** @description The product's, as it was called when the review was written. */
            title: string;
            /** @description Also the ETag, in quotes. */
            version: number;
        };
        /** @description What the shop says to it. */
        ReviewAnswer: {
            /** Format: date-time */
            at: string;
            by: string;
            /** @description Plain text, never HTML. */
            text: string;
        };
        ReviewAnswerRequest: {
            text: string;
        };
        /** @description What became of one of several. */
        ReviewOutcome: {
            id: number;
            isDone: boolean;
            /** @description The reason as a sentence in the caller's language. */
            message: string | null;
            /**
             * @description Why not; null when it is done.
             * @enum {string|null}
             */
            reason: "NotFound" | "SameStatus" | null;
        };
        ReviewPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Review"][];
        };
        ReviewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Review"];
        };
        /**
         * @description Waiting, published, or not to be published.
         * @enum {string}
         */
        ReviewStatus: "Pending" | "Approved" | "Rejected";
        ReviewStatusRequest: {
            ids: number[];
            /** @enum {string} */
            status: "Approved" | "Rejected";
        };
        ReviewStatusResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                /** @description In the order of `ids`. */
                items: components["schemas"]["ReviewOutcome"][];
            };
        };
        /** @description A named bundle of claims. */
        Role: {
            claimTypes: components["schemas"]["ClaimType"][];
            id: number;
            /** @description False when it holds claims that the caller lacks. */
            isEditable: boolean;
            name: string;
            userCount: number;
            version: number;
        };
        RoleList: {
            items: components["schemas"]["Role"][];
        };
        RoleResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Role"];
        };
        RoleSave: {
            claimTypes: string[];
            name: string;
        };
        SalesOverTime: {
            items: components["schemas"]["SalesWeek"][];
        };
        /**
         * @description Whether and how a title can be bought, or the first reason that it cannot.
         * @enum {string}
         */
        SaleState: "OnSale" | "ToOrder" | "Reprinting" | "ToRelease" | "OutOfPrint" | "Restricted" | "Hidden" | "Unpriced";
        SalesWeek: {
            /**
             * Format: date
             * @description Monday.
             */
            from: string;
            /** @description False for the running week. */
            isComplete: boolean;
            orderCount: number;
            /** @description How many of the orders the turnover comes from: turnover / paidCount is the average basket. */
            paidCount: number;
            turnover: components["schemas"]["Money"];
        };
        /** @description A list's filters and order under a name. */
        SavedView: {
            /** @description The query of the list's URL, without `?`. */
            address: string;
            id: number;
            isMine: boolean;
            isShared: boolean;
            list: components["schemas"]["ViewedList"];
            name: string;
            ownerName: string;
            version: number;
        };
        SavedViewList: {
            items: components["schemas"]["SavedView"][];
        };
        SavedViewResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["SavedView"];
        };
        SavedViewSave: {
            address: string;
            isShared: boolean;
            list: components["schemas"]["ViewedList"];
            name: string;
        };
        SearchHits: {
            items: {
                authors: string[];
                ean: string;
                id: number;
                kind: components["schemas"]["ProductKind"];
                title: string;
            }[];
            suggestion?: components["schemas"]["Suggestion"];
        };
        SendMailRequest: {
            /**
             * Format: uuid
             * @description The mail to be sent again.
             */
            id: string;
            /**
             * Format: email
             * @description Another reader; left out: the same.
             */
            to?: string;
        };
        SeoText: {
            /** @enum {string} */
            locale: "fr" | "en";
            seoName: string;
            /** @description As it was sent. */
            text: string;
        };
        Session: {
            accessToken: string;
            /** Format: date-time */
            accessTokenExpires: string;
            /** @description `cookie` where the operator keeps it in an HttpOnly cookie. */
            refreshToken: string;
            /** Format: date-time */
            refreshTokenExpires: string;
        };
        SessionResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Session"];
        };
        SetUpRequest: {
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            password: string;
            token: string;
            userName: string;
        };
        /** @enum {string} */
        SheetKind: "pickingSlip" | "deliveryNote" | "invoice";
        ShipItemsRequest: {
            deliveryPackage?: components["schemas"]["TrackingNumber"];
            documentId: components["schemas"]["DocumentId"];
            itemIds: components["schemas"]["ItemIds"];
        };
        ShippingAddressRequest: {
            documentId: components["schemas"]["DocumentId"];
            shippingAddress: components["schemas"]["AddressSave"];
        };
        ShippingAddressResult: components["schemas"]["ActionResult"] & {
            entityOutput: {
                id: number;
                shippingAddress: components["schemas"]["Address"];
                version: number;
            };
        };
        /** @enum {string} */
        ShippingMethod: "PostStandard" | "Pickup" | "ProWithdrawal" | "MondialRelay" | "Colissimo" | "DeutschePost" | "DhlExpress" | "Proxicourse" | "RelaisColis" | "Fedex";
        ShownBloc: {
            blocType: components["schemas"]["BlocType"];
            column: components["schemas"]["BlocColumn"];
            /** @description How many answer; not all of them are shown. */
            foundCount: number;
            html: string;
            /** Format: uuid */
            id: string;
            isExternalUrl: boolean;
            pictures: components["schemas"]["ShownPicture"][];
            posts: components["schemas"]["ShownPost"][];
            products: components["schemas"]["ShownTitle"][];
            title: string;
            url: string | null;
            width: components["schemas"]["BlocWidth"];
            /** @description Tags or categories. */
            words: components["schemas"]["ShownWord"][];
        };
        ShownPage: {
            address: string;
            blocs: components["schemas"]["ShownBloc"][];
            /** @enum {string} */
            locale: "fr" | "en";
            metaDescription: string;
            metaKeywords: string;
            metaTitle: string;
            /** @description It was asked for under a URL that it had before: where it is now, for a permanent redirect. */
            movedTo: string | null;
            name: string;
            pageLayout: components["schemas"]["PageLayout"];
        };
        ShownPicture: {
            altText: string;
            focalPoint: components["schemas"]["FocalPoint"] | null;
            height: number | null;
            id: number;
            /** @description For `getPicture`. */
            picture: string;
            width: number | null;
        };
        /** @description What the public site needs of a popup to show it. */
        ShownPopup: {
            /** @description A visitor who closed it sees it again after so many days. */
            cookieDurationDays: number;
            /** @description Cleaned by the server: headings, lists, links and images, nothing that runs. */
            html: string;
            id: number;
            title: string;
        };
        ShownPopupList: {
            /** @description The first is the one that is shown first: what began last. */
            items: components["schemas"]["ShownPopup"][];
        };
        ShownPost: {
            /** @description Where the public site shows it; null where it has no page of its own. */
            address: string | null;
            /** Format: date-time */
            eventStart: string | null;
            id: number;
            /** @description Without markup. */
            lead: string;
            postType: components["schemas"]["PostType"];
            title: string;
        };
        ShownTitle: {
            authors: string[];
            collections: string[];
            ean: string;
            id: number;
            picture: components["schemas"]["PictureKey"];
            priceWithTax: components["schemas"]["Price"];
            publishers: string[];
            /** Format: date */
            releaseDate: string | null;
            title: string;
        };
        ShownWord: {
            address: string;
            id: number;
            name: string;
        };
        StartImportRequest: {
            /** @description Change the known ones. */
            changes: boolean;
            /** @description Make the new titles. */
            creates: boolean;
            id: number;
        };
        /** @enum {string} */
        StockState: "InStock" | "OutOfStock";
        Store: {
            city: string;
            id: number;
            name: string;
        };
        StoreList: {
            items: components["schemas"]["Store"][];
        };
        Subject: {
            code: string;
            /** @description In French, as the schemes publish it; the code itself where the scheme does not know it. */
            label: string;
            /** @description The labels of what it belongs to, the widest first. */
            parents: string[];
        };
        SubjectList: {
            items: components["schemas"]["Subject"][];
        };
        /** @enum {string} */
        SubjectScheme: "Clil" | "Thema";
        /** @description « Vous vouliez dire »: nothing holds the words that were typed, and what is answered are the titles for these; else null. */
        Suggestion: string | null;
        Tag: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /** @description How many posts that the caller may see have it. */
            postCount: number;
            seoName: string;
            version: number;
        };
        TagMerge: {
            /** @description The one that stays. */
            id: number;
            /** @description The others. */
            otherIds: number[];
        };
        TagPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["Tag"][];
        };
        TagResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["Tag"];
        };
        TagSave: {
            name: string;
            /** @description Null: made of the name. */
            seoName: string | null;
        };
        TaskReference: {
            /** Format: uuid */
            id: string;
        };
        TokenRequest: {
            password: string;
            userName: string;
        };
        TrackingNumber: string;
        User: components["schemas"]["UserSummary"] & {
            /** @description Given to this person beside the roles. */
            claimTypes: components["schemas"]["ClaimType"][];
            company: string | null;
            /** Format: date */
            dateOfBirth: string | null;
            /** @description With what the roles bring. */
            effectiveClaimTypes: components["schemas"]["ClaimType"][];
            gender: components["schemas"]["Gender"];
            /** @description False when this person holds claims that the caller lacks: saves answer 409. */
            isEditable: boolean;
            mobilePhone: string | null;
            sessionCount: number;
            version: number;
        };
        UserDisabledRequest: {
            isDisabled: boolean;
        };
        /** @description The person who is signed in. */
        UserInformation: {
            claimTypes: components["schemas"]["ClaimType"][];
            email: string;
            firstName: string;
            id: number;
            lastName: string;
            roles: string[];
            userName: string;
        };
        UserPage: components["schemas"]["PageFacts"] & {
            items: components["schemas"]["UserSummary"][];
        };
        UserReference: {
            id: number;
        };
        UserResult: components["schemas"]["ActionResult"] & {
            entityOutput: components["schemas"]["User"];
        };
        UserRole: {
            id: number;
            name: string;
        };
        UserSave: {
            claimTypes: string[];
            company?: string | null;
            /** Format: date */
            dateOfBirth?: string | null;
            /** Format: email */
            email: string;
            firstName: string;
            gender?: components["schemas"]["Gender"];
            lastName: string;
            mobilePhone?: string | null;
            /** @description Empty or absent: unchanged, or a mailed link for a new user. */
            password?: string;
            roles: number[];
            userName: string;
        };
        UserSummary: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string;
            id: number;
            isDisabled: boolean;
            /** @description False until the person has chosen a password by the mailed link. */
            isPasswordSet: boolean;
            lastName: string;
            /** Format: date-time */
            lastSignInAt: string | null;
            roles: components["schemas"]["UserRole"][];
            userName: string;
        };
        ValidatePickingRequest: {
            documentId: components["schemas"]["DocumentId"];
            /** @description Lines handed over; left out: every line that is ready and whose book is out. */
            itemIds?: components["schemas"]["ItemIds"];
        };
        VariationTypeList: {
            items: {
                name: string;
                productCount: number;
            }[];
        };
        VatLine: {
            priceNoTax: components["schemas"]["Money"];
            priceWithTax: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxRate: components["schemas"]["Rate"];
        };
        ViewCounts: {
            items: {
                count: number;
                view: components["schemas"]["DocumentView"];
            }[];
        };
        /** @enum {string} */
        ViewedList: "orders" | "products" | "customers" | "messages" | "mails";
        WorkQueue: {
            count: number;
            /**
             * Format: date-time
             * @description Since when the oldest one waits.
             */
            oldestAt: string | null;
            /** @description How many of them the customer collects in a shop; null where parcels and pickups do not stand in one queue. */
            pickups: number | null;
            queue: components["schemas"]["WorkQueueName"];
        };
        WorkQueueList: {
            items: components["schemas"]["WorkQueue"][];
        };
        /** @enum {string} */
        WorkQueueName: "toPrepare" | "pickupToNotify" | "pickupLate" | "toCollect" | "paymentFailed" | "toRefund" | "releasedToday" | "messagesPending" | "reviewsPending" | "mailsFailing" | "tasksFailed";
    };
    responses: {
        /** @description The record's state does not allow this, or the same request is still under way; nothing changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/transition-not-allowed",
                 *       "title": "Action impossible",
                 *       "status": 409,
                 *       "detail": "Cette commande est déjà payée.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Cette commande est déjà payée."
                 *       ],
                 *       "propertiesErrorMessages": [],
                 *       "reason": "alreadyPaid"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; nothing was done. The request id is in `instance`. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/failed",
                 *       "title": "Erreur",
                 *       "status": 500,
                 *       "detail": "Une erreur est survenue.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Une erreur est survenue."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person lacks the right; `requiredClaims` names what would open it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/forbidden",
                 *       "title": "Accès refusé",
                 *       "status": 403,
                 *       "detail": "Il vous manque un droit pour faire cela.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Il vous manque un droit pour faire cela."
                 *       ],
                 *       "propertiesErrorMessages": [],
                 *       "requiredClaims": [
                 *         "Permission.BackOffice.Public.DocumentsManage"
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value is refused; each property says why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid",
                 *       "title": "Saisie refusée",
                 *       "status": 422,
                 *       "detail": "Une valeur est à corriger.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [],
                 *       "propertiesErrorMessages": [
                 *         {
                 *           "propertyName": "itemIds",
                 *           "errorMessage": "Cochez au moins une ligne."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read (broken JSON, unknown or repeated parameter, missing header). */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/malformed",
                 *       "title": "Requête illisible",
                 *       "status": 400,
                 *       "detail": "Le corps de la requête n’est pas du JSON.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Le corps de la requête n’est pas du JSON."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "Introuvable",
                 *       "status": 404,
                 *       "detail": "Cette fiche n’existe pas ou n’existe plus.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Cette fiche n’existe pas ou n’existe plus."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What If-None-Match names still holds; there is no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Somebody saved the record meanwhile; `current` is the record as it now is. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/stale",
                 *       "title": "Fiche modifiée entre-temps",
                 *       "status": 412,
                 *       "detail": "Quelqu’un a modifié cette fiche depuis que vous l’avez ouverte.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Quelqu’un a modifié cette fiche depuis que vous l’avez ouverte."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server reads. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-large",
                 *       "title": "Envoi trop volumineux",
                 *       "status": 413,
                 *       "detail": "La requête dépasse 1 Mo.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "La requête dépasse 1 Mo."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries, or too much at a time; `Retry-After` says when to come back (seconds). */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many",
                 *       "title": "Trop d’essais",
                 *       "status": 429,
                 *       "detail": "Trop d’essais. Réessayez dans une minute.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Trop d’essais. Réessayez dans une minute."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the token no longer holds. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unauthorized",
                 *       "title": "Connexion requise",
                 *       "status": 401,
                 *       "detail": "Votre session a expiré.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Votre session a expiré."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database does not answer; try again. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unavailable",
                 *       "title": "Service indisponible",
                 *       "status": 503,
                 *       "detail": "Le service est momentanément indisponible.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "Le service est momentanément indisponible."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The save must say, in `If-Match`, which version it was made from. */
        VersionMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/version-missing",
                 *       "title": "Version manquante",
                 *       "status": 428,
                 *       "detail": "L’en-tête If-Match est obligatoire.",
                 *       "instance": "req_01",
                 *       "isValid": false,
                 *       "errors": [
                 *         "L’en-tête If-Match est obligatoire."
                 *       ],
                 *       "propertiesErrorMessages": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Cursor of the page before, for deep pages; wins over `page`. */
        After: string;
        /**
         * @description Only these availabilities.
         * @example [
         *       "21"
         *     ]
         */
        Availability: components["schemas"]["AvailabilityCode"][];
        /**
         * @description Only with these codes of the CLIL classification.
         * @example [
         *       "3442"
         *     ]
         */
        Clil: string[];
        /**
         * @description Only of these collections, as they are written.
         * @example [
         *       "Folio"
         *     ]
         */
        Collection: string[];
        /**
         * @description The record.
         * @example 24118
         */
        Id: number;
        /**
         * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
         * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
         */
        IdempotencyKey: string;
        /**
         * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description The ETag of the order as it was read. Missing: 428; its shipping address written meanwhile: 412. Whatever else was done to it does not matter.
         * @example "7"
         */
        IfMatchAddress: string;
        /**
         * @description The ETag of the record as it was read, where the request says `again`. Missing then: 428; another version meanwhile: 412.
         * @example "7"
         */
        IfMatchAgain: string;
        /**
         * @description The ETag of the review as it was read. Missing: 428; answered meanwhile: 412. That it was approved does not matter.
         * @example "7"
         */
        IfMatchAnswer: string;
        /** @description Made by the shop, or by the feed. */
        IsCustom: boolean;
        /** @description Hidden by a catalogue restriction or not. */
        IsRestricted: boolean;
        /** @description Shown on the public site or not. */
        IsVisible: boolean;
        /**
         * @description Only these kinds.
         * @example [
         *       "Book"
         *     ]
         */
        Kind: components["schemas"]["ProductKind"][];
        /**
         * @description Only in these languages, by their ISO 639-2/B codes.
         * @example [
         *       "fre"
         *     ]
         */
        Language: string[];
        /**
         * @description Page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows a page.
         * @example 25
         */
        PageSize: 10 | 25 | 50 | 100;
        /**
         * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
         * @example [
         *       "10-15"
         *     ]
         */
        PriceBand: components["schemas"]["PriceBand"][];
        /**
         * @description Only of these publishers, as they are written.
         * @example [
         *       "Gallimard"
         *     ]
         */
        Publisher: string[];
        /**
         * @description Only what comes out on this day.
         * @example 2026-11-21
         */
        ReleasedOn: string;
        /**
         * @description Only these: whether a title can be bought, or the first reason that it cannot.
         * @example [
         *       "OnSale"
         *     ]
         */
        Sale: components["schemas"]["SaleState"][];
        /**
         * @description What is searched, accents and case ignored.
         * @example Perec
         */
        Search: string;
        /**
         * @description In stock, or not.
         * @example InStock
         */
        Stock: components["schemas"]["StockState"];
        /**
         * @description Only with these codes of Thema.
         * @example [
         *       "FBA"
         *     ]
         */
        Thema: string[];
        /**
         * @description Only released in these years.
         * @example [
         *       2024
         *     ]
         */
        Year: number[];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description Only these operations or kinds of background task.
                 * @example [
                 *       "validatePayment"
                 *     ]
                 */
                action?: string[];
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Only what was done to this kind of record.
                 * @example document
                 */
                entity?: string;
                /**
                 * @description Together with `entity`: only this record.
                 * @example 24118
                 */
                entityId?: string;
                /**
                 * @description From this day on, Europe/Paris.
                 * @example 2026-11-01
                 */
                from?: string;
                /** @description Only what was done, or only what was refused. */
                outcome?: "done" | "refused";
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Up to and with this day, Europe/Paris.
                 * @example 2026-11-21
                 */
                to?: string;
                /**
                 * @description Only what these people did.
                 * @example [
                 *       2
                 *     ]
                 */
                user?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 812,
                     *           "at": "2026-11-21T09:00:00Z",
                     *           "userId": 2,
                     *           "userName": "libraire",
                     *           "personName": "Mathilde Kervella",
                     *           "action": "validatePayment",
                     *           "outcome": "done",
                     *           "entity": "document",
                     *           "entityId": "24118",
                     *           "entityName": "24118",
                     *           "changes": [
                     *             {
                     *               "property": "paymentStatus",
                     *               "before": "Pending",
                     *               "after": "Paid"
                     *             }
                     *           ],
                     *           "address": "192.0.2.44",
                     *           "requestId": "req_01"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "libraire",
                 *       "password": "reserve-demo-2026"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "accessToken": "eyJ…",
                     *         "refreshToken": "rt_…",
                     *         "accessTokenExpires": "2026-11-21T09:10:00Z",
                     *         "refreshTokenExpires": "2026-12-21T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBackgroundTask: {
        parameters: {
            query: {
                /**
                 * @description The task.
                 * @example 0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
                     *       "kind": "RefreshCachesAndCovers",
                     *       "label": "Cache de 2 titres",
                     *       "state": "Running",
                     *       "progress": 0.5,
                     *       "doneCount": 1,
                     *       "totalCount": 2,
                     *       "error": null,
                     *       "plannedAt": "2026-11-21T09:00:00Z",
                     *       "startedAt": "2026-11-21T09:00:01Z",
                     *       "endedAt": null,
                     *       "visibleAt": null,
                     *       "userName": "libraire",
                     *       "isRetryable": false
                     *     }
                     */
                    "application/json": components["schemas"]["BackgroundTask"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBackgroundTasks: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only tasks in one of these states.
                 * @example [
                 *       "Running"
                 *     ]
                 */
                state?: components["schemas"]["BackgroundTaskState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
                     *           "kind": "RefreshCachesAndCovers",
                     *           "label": "Cache de 2 titres",
                     *           "state": "Running",
                     *           "progress": 0.5,
                     *           "doneCount": 1,
                     *           "totalCount": 2,
                     *           "error": null,
                     *           "plannedAt": "2026-11-21T09:00:00Z",
                     *           "startedAt": "2026-11-21T09:00:01Z",
                     *           "endedAt": null,
                     *           "visibleAt": null,
                     *           "userName": "libraire",
                     *           "isRetryable": false
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["BackgroundTaskPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
                     *           "kind": "RefreshCachesAndCovers",
                     *           "label": "Cache de 2 titres",
                     *           "state": "Planned",
                     *           "progress": 0,
                     *           "doneCount": 0,
                     *           "totalCount": 2,
                     *           "error": null,
                     *           "plannedAt": "2026-11-21T09:00:00Z",
                     *           "startedAt": null,
                     *           "endedAt": null,
                     *           "visibleAt": null,
                     *           "userName": "libraire",
                     *           "isRetryable": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MyTaskList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryBackgroundTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8"
                 *     }
                 */
                "application/json": components["schemas"]["TaskReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
                     *         "kind": "RefreshCachesAndCovers",
                     *         "label": "Cache de 2 titres",
                     *         "state": "Planned",
                     *         "progress": 0,
                     *         "doneCount": 0,
                     *         "totalCount": 2,
                     *         "error": null,
                     *         "plannedAt": "2026-11-21T09:00:00Z",
                     *         "startedAt": null,
                     *         "endedAt": null,
                     *         "visibleAt": null,
                     *         "userName": "libraire",
                     *         "isRetryable": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlocConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mostBlocs": 40,
                     *       "items": [
                     *         {
                     *           "blocType": "HardCodedAgenda",
                     *           "content": "maximum",
                     *           "most": 24
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BlocConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "HardCodedAgenda",
                     *           "label": "Agenda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BlocTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocWidths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 25,
                     *           "label": "25 %"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BlocWidthList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostsForBloc: {
        parameters: {
            query?: {
                /**
                 * @description Only posts of these categories and those below them.
                 * @example [
                 *       3
                 *     ]
                 */
                categoryIds?: number[];
                /**
                 * @description These, too, whatever their type, as long as they are online; they come first.
                 * @example [
                 *       31
                 *     ]
                 */
                ids?: number[];
                /**
                 * @description Only posts of this type.
                 * @example Event
                 */
                postType?: components["schemas"]["PostType"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "foundCount": 1,
                     *       "items": [
                     *         {
                     *           "id": 31,
                     *           "postType": "Event",
                     *           "title": "Soirée Perec à voix haute",
                     *           "lead": "Lecture à deux voix.",
                     *           "address": "/article/soiree-perec",
                     *           "eventStart": "2026-12-11T18:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostsForBloc"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateBlocsInput: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "pageLayout": "FullPage",
                 *       "blocs": [
                 *         {
                 *           "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                 *           "blocType": "HardCodedAgenda",
                 *           "column": "main",
                 *           "width": 100,
                 *           "localizations": {
                 *             "fr": {
                 *               "title": "À venir",
                 *               "html": ""
                 *             },
                 *             "en": {
                 *               "title": "Coming up",
                 *               "html": ""
                 *             }
                 *           },
                 *           "postType": null,
                 *           "categoryIds": [],
                 *           "automaticRetrieve": false,
                 *           "maximum": 5,
                 *           "resultsOrderable": false,
                 *           "postIds": [],
                 *           "mediaIds": [],
                 *           "url": null,
                 *           "isExternalUrl": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BlocsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "21",
                     *           "label": "En stock"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "type": "Supplier",
                 *       "values": [
                 *         "Hachette Distribution"
                 *       ],
                 *       "isExcluded": true
                 *     }
                 */
                "application/json": components["schemas"]["RestrictionCheckRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "catalogCount": 1048212,
                     *         "hiddenCount": 87412,
                     *         "alreadyHiddenCount": 6030,
                     *         "newlyHiddenCount": 81382,
                     *         "shownAgainCount": 0,
                     *         "orderCount": 38,
                     *         "items": [
                     *           {
                     *             "id": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "publishers": [
                     *               "Le Livre de poche"
                     *             ],
                     *             "collections": [],
                     *             "kind": "Book",
                     *             "isAlreadyHidden": false
                     *           }
                     *         ],
                     *         "nextCursor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionCheckResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only these availabilities.
                 * @example [
                 *       "21"
                 *     ]
                 */
                availability?: components["parameters"]["Availability"];
                /**
                 * @description Only with these codes of the CLIL classification.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                clil?: components["parameters"]["Clil"];
                /**
                 * @description Only of these collections, as they are written.
                 * @example [
                 *       "Folio"
                 *     ]
                 */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "Book"
                 *     ]
                 */
                kind?: components["parameters"]["Kind"];
                /**
                 * @description Only in these languages, by their ISO 639-2/B codes.
                 * @example [
                 *       "fre"
                 *     ]
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
                 * @example [
                 *       "10-15"
                 *     ]
                 */
                price?: components["parameters"]["PriceBand"];
                /**
                 * @description Only of these publishers, as they are written.
                 * @example [
                 *       "Gallimard"
                 *     ]
                 */
                publisher?: components["parameters"]["Publisher"];
                /**
                 * @description Only what comes out on this day.
                 * @example 2026-11-21
                 */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /**
                 * @description Only these: whether a title can be bought, or the first reason that it cannot.
                 * @example [
                 *       "OnSale"
                 *     ]
                 */
                sale?: components["parameters"]["Sale"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; without it by title. */
                sort?: "title" | "-title" | "ean" | "-ean" | "releaseDate" | "-releaseDate" | "stock" | "-stock" | "priceWithTax" | "-priceWithTax" | "relevance";
                /**
                 * @description In stock, or not.
                 * @example InStock
                 */
                stock?: components["parameters"]["Stock"];
                /**
                 * @description Only with these codes of Thema.
                 * @example [
                 *       "FBA"
                 *     ]
                 */
                thema?: components["parameters"]["Thema"];
                /**
                 * @description Only released in these years.
                 * @example [
                 *       2024
                 *     ]
                 */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example EAN;Titre
                     *     9782253023906;La Vie mode d’emploi
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 412,
                     *       "ean": "9782253023906",
                     *       "title": "La Vie mode d’emploi",
                     *       "authors": [
                     *         "Georges Perec"
                     *       ],
                     *       "publishers": [
                     *         "Le Livre de poche"
                     *       ],
                     *       "collections": [
                     *         "Littérature"
                     *       ],
                     *       "kind": "Book",
                     *       "releaseDate": "2024-09-04",
                     *       "stock": 3,
                     *       "priceWithTax": "11.90",
                     *       "taxRate": 0.055,
                     *       "availability": "21",
                     *       "shelf": "P-17",
                     *       "isVisible": true,
                     *       "isCustom": false,
                     *       "cacheRefreshedAt": null,
                     *       "isRestricted": false,
                     *       "picture": null,
                     *       "subEan": null,
                     *       "suppliers": [
                     *         "Hachette Distribution"
                     *       ],
                     *       "editions": [
                     *         "Poche, 2024"
                     *       ],
                     *       "series": [],
                     *       "categories": [
                     *         "Romans français"
                     *       ],
                     *       "classifications": [
                     *         "3442 Romans"
                     *       ],
                     *       "publics": [
                     *         "Adultes"
                     *       ],
                     *       "priceNoTax": "11.28",
                     *       "summary": null,
                     *       "pages": 642,
                     *       "weight": 388,
                     *       "height": 178,
                     *       "width": 110,
                     *       "thickness": 32,
                     *       "isSigned": false,
                     *       "variations": [],
                     *       "languages": [
                     *         "fre"
                     *       ],
                     *       "clil": [
                     *         "3442"
                     *       ],
                     *       "thema": [
                     *         "FBA"
                     *       ],
                     *       "duration": null,
                     *       "files": [],
                     *       "overrides": [],
                     *       "restrictedBy": [],
                     *       "feedCover": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ean": null,
                 *       "title": "La Vie mode d’emploi",
                 *       "subEan": null,
                 *       "authors": [
                 *         "Georges Perec"
                 *       ],
                 *       "publishers": [
                 *         "Le Livre de poche"
                 *       ],
                 *       "suppliers": [
                 *         "Hachette Distribution"
                 *       ],
                 *       "collections": [
                 *         "Littérature"
                 *       ],
                 *       "editions": [
                 *         "Poche, 2024"
                 *       ],
                 *       "series": [],
                 *       "categories": [
                 *         "Romans français"
                 *       ],
                 *       "classifications": [],
                 *       "publics": [
                 *         "Adultes"
                 *       ],
                 *       "kind": "Book",
                 *       "releaseDate": "2024-09-04",
                 *       "priceWithTax": "11.90",
                 *       "taxRate": 0.055,
                 *       "availability": "21",
                 *       "summary": null,
                 *       "pages": 642,
                 *       "weight": 388,
                 *       "height": 178,
                 *       "width": 110,
                 *       "thickness": 32,
                 *       "languages": [
                 *         "fre"
                 *       ],
                 *       "clil": [
                 *         "3442"
                 *       ],
                 *       "thema": [
                 *         "FBA"
                 *       ],
                 *       "duration": null,
                 *       "variations": [],
                 *       "stock": 3,
                 *       "shelf": "P-17",
                 *       "isVisible": true,
                 *       "isSigned": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ean": null,
                 *       "title": "Sac en toile du festival",
                 *       "subEan": null,
                 *       "authors": [],
                 *       "publishers": [
                 *         "Librairie du Quai"
                 *       ],
                 *       "suppliers": [],
                 *       "collections": [],
                 *       "editions": [],
                 *       "series": [],
                 *       "categories": [
                 *         "Papeterie"
                 *       ],
                 *       "classifications": [],
                 *       "publics": [],
                 *       "kind": "Goods",
                 *       "releaseDate": null,
                 *       "priceWithTax": "11.90",
                 *       "taxRate": 0.2,
                 *       "availability": "21",
                 *       "summary": null,
                 *       "pages": null,
                 *       "weight": 120,
                 *       "height": null,
                 *       "width": null,
                 *       "thickness": null,
                 *       "languages": [],
                 *       "clil": [],
                 *       "thema": [],
                 *       "duration": null,
                 *       "variations": [],
                 *       "stock": 3,
                 *       "shelf": "K-09",
                 *       "isVisible": true,
                 *       "isSigned": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductByEan: {
        parameters: {
            query: {
                /**
                 * @description EAN-13 or ISBN-10; hyphens and spaces are ignored.
                 * @example 978-2-253-02390-6
                 */
                ean: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 412,
                     *       "ean": "9782253023906",
                     *       "title": "La Vie mode d’emploi",
                     *       "authors": [
                     *         "Georges Perec"
                     *       ],
                     *       "publishers": [
                     *         "Le Livre de poche"
                     *       ],
                     *       "collections": [
                     *         "Littérature"
                     *       ],
                     *       "kind": "Book",
                     *       "releaseDate": "2024-09-04",
                     *       "stock": 3,
                     *       "priceWithTax": "11.90",
                     *       "taxRate": 0.055,
                     *       "availability": "21",
                     *       "shelf": "P-17",
                     *       "isVisible": true,
                     *       "isCustom": false,
                     *       "cacheRefreshedAt": null,
                     *       "isRestricted": false,
                     *       "picture": null,
                     *       "subEan": null,
                     *       "suppliers": [
                     *         "Hachette Distribution"
                     *       ],
                     *       "editions": [
                     *         "Poche, 2024"
                     *       ],
                     *       "series": [],
                     *       "categories": [
                     *         "Romans français"
                     *       ],
                     *       "classifications": [
                     *         "3442 Romans"
                     *       ],
                     *       "publics": [
                     *         "Adultes"
                     *       ],
                     *       "priceNoTax": "11.28",
                     *       "summary": null,
                     *       "pages": 642,
                     *       "weight": 388,
                     *       "height": 178,
                     *       "width": 110,
                     *       "thickness": 32,
                     *       "isSigned": false,
                     *       "variations": [],
                     *       "languages": [
                     *         "fre"
                     *       ],
                     *       "clil": [
                     *         "3442"
                     *       ],
                     *       "thema": [
                     *         "FBA"
                     *       ],
                     *       "duration": null,
                     *       "files": [],
                     *       "overrides": [],
                     *       "restrictedBy": [],
                     *       "feedCover": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductsByEans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eans": [
                 *         "978-2-253-02390-6",
                 *         "9782070360025"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PastedEans"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "items": [
                     *           {
                     *             "typed": "9782070360025",
                     *             "ean": null,
                     *             "verdict": "WrongKey",
                     *             "corrected": "9782070360024",
                     *             "product": null
                     *           }
                     *         ],
                     *         "duplicateCount": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PastedEansResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only these availabilities.
                 * @example [
                 *       "21"
                 *     ]
                 */
                availability?: components["parameters"]["Availability"];
                /**
                 * @description Only with these codes of the CLIL classification.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                clil?: components["parameters"]["Clil"];
                /**
                 * @description Only of these collections, as they are written.
                 * @example [
                 *       "Folio"
                 *     ]
                 */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "Book"
                 *     ]
                 */
                kind?: components["parameters"]["Kind"];
                /**
                 * @description Only in these languages, by their ISO 639-2/B codes.
                 * @example [
                 *       "fre"
                 *     ]
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
                 * @example [
                 *       "10-15"
                 *     ]
                 */
                price?: components["parameters"]["PriceBand"];
                /**
                 * @description Only of these publishers, as they are written.
                 * @example [
                 *       "Gallimard"
                 *     ]
                 */
                publisher?: components["parameters"]["Publisher"];
                /**
                 * @description Only what comes out on this day.
                 * @example 2026-11-21
                 */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /**
                 * @description Only these: whether a title can be bought, or the first reason that it cannot.
                 * @example [
                 *       "OnSale"
                 *     ]
                 */
                sale?: components["parameters"]["Sale"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description In stock, or not.
                 * @example InStock
                 */
                stock?: components["parameters"]["Stock"];
                /**
                 * @description Only with these codes of Thema.
                 * @example [
                 *       "FBA"
                 *     ]
                 */
                thema?: components["parameters"]["Thema"];
                /**
                 * @description Only released in these years.
                 * @example [
                 *       2024
                 *     ]
                 */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 12873
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCount"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductFacets: {
        parameters: {
            query?: {
                /**
                 * @description Only these availabilities.
                 * @example [
                 *       "21"
                 *     ]
                 */
                availability?: components["parameters"]["Availability"];
                /**
                 * @description Only with these codes of the CLIL classification.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                clil?: components["parameters"]["Clil"];
                /**
                 * @description Only of these collections, as they are written.
                 * @example [
                 *       "Folio"
                 *     ]
                 */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "Book"
                 *     ]
                 */
                kind?: components["parameters"]["Kind"];
                /**
                 * @description Only in these languages, by their ISO 639-2/B codes.
                 * @example [
                 *       "fre"
                 *     ]
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
                 * @example [
                 *       "10-15"
                 *     ]
                 */
                price?: components["parameters"]["PriceBand"];
                /**
                 * @description Only of these publishers, as they are written.
                 * @example [
                 *       "Gallimard"
                 *     ]
                 */
                publisher?: components["parameters"]["Publisher"];
                /**
                 * @description Only what comes out on this day.
                 * @example 2026-11-21
                 */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /**
                 * @description Only these: whether a title can be bought, or the first reason that it cannot.
                 * @example [
                 *       "OnSale"
                 *     ]
                 */
                sale?: components["parameters"]["Sale"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description In stock, or not.
                 * @example InStock
                 */
                stock?: components["parameters"]["Stock"];
                /**
                 * @description Only with these codes of Thema.
                 * @example [
                 *       "FBA"
                 *     ]
                 */
                thema?: components["parameters"]["Thema"];
                /**
                 * @description Only released in these years.
                 * @example [
                 *       2024
                 *     ]
                 */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "facets": [
                     *         {
                     *           "name": "sale",
                     *           "values": [
                     *             {
                     *               "value": "OnSale",
                     *               "label": "En vente",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "isExact": true
                     *         },
                     *         {
                     *           "name": "kind",
                     *           "values": [
                     *             {
                     *               "value": "Book",
                     *               "label": "Livre",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "isExact": true
                     *         },
                     *         {
                     *           "name": "language",
                     *           "values": [
                     *             {
                     *               "value": "fre",
                     *               "label": "français",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "isExact": true
                     *         },
                     *         {
                     *           "name": "clil",
                     *           "values": [
                     *             {
                     *               "value": "3442",
                     *               "label": "3442 Romans",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "isExact": true
                     *         }
                     *       ],
                     *       "countedCount": 1,
                     *       "isExact": true,
                     *       "suggestion": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProductFacets"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductFile: {
        parameters: {
            query: {
                /**
                 * @description As it is called where it comes from.
                 * @example extrait.pdf
                 */
                fileName: string;
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductFile: {
        parameters: {
            query: {
                /**
                 * @description The file.
                 * @example 31
                 */
                fileId: number;
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductFileByUrl: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 412,
                 *       "url": "https://www.example.org/couvertures/9782253023906.jpg",
                 *       "kind": "Picture"
                 *     }
                 */
                "application/json": components["schemas"]["ProductFileByUrl"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductHistory: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 812,
                     *           "at": "2026-11-19T15:20:00Z",
                     *           "name": "Yann Kerbrat",
                     *           "action": "updateProduct",
                     *           "changes": [
                     *             {
                     *               "property": "priceWithTax",
                     *               "before": "11.50",
                     *               "after": "11.90"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProductHistory"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductPicture: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductPicture: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "collections": [
                     *           "Littérature"
                     *         ],
                     *         "kind": "Book",
                     *         "releaseDate": "2024-09-04",
                     *         "stock": 3,
                     *         "priceWithTax": "11.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "shelf": "P-17",
                     *         "isVisible": true,
                     *         "isCustom": false,
                     *         "cacheRefreshedAt": null,
                     *         "isRestricted": false,
                     *         "picture": null,
                     *         "subEan": null,
                     *         "suppliers": [
                     *           "Hachette Distribution"
                     *         ],
                     *         "editions": [
                     *           "Poche, 2024"
                     *         ],
                     *         "series": [],
                     *         "categories": [
                     *           "Romans français"
                     *         ],
                     *         "classifications": [
                     *           "3442 Romans"
                     *         ],
                     *         "publics": [
                     *           "Adultes"
                     *         ],
                     *         "priceNoTax": "11.28",
                     *         "summary": null,
                     *         "pages": 642,
                     *         "weight": 388,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 32,
                     *         "isSigned": false,
                     *         "variations": [],
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3442"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null,
                     *         "restrictedBy": [],
                     *         "feedCover": null,
                     *         "files": [],
                     *         "overrides": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Only these availabilities.
                 * @example [
                 *       "21"
                 *     ]
                 */
                availability?: components["parameters"]["Availability"];
                /**
                 * @description Only with these codes of the CLIL classification.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                clil?: components["parameters"]["Clil"];
                /**
                 * @description Only of these collections, as they are written.
                 * @example [
                 *       "Folio"
                 *     ]
                 */
                collection?: components["parameters"]["Collection"];
                /** @description Made by the shop, or by the feed. */
                isCustom?: components["parameters"]["IsCustom"];
                /** @description Hidden by a catalogue restriction or not. */
                isRestricted?: components["parameters"]["IsRestricted"];
                /** @description Shown on the public site or not. */
                isVisible?: components["parameters"]["IsVisible"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "Book"
                 *     ]
                 */
                kind?: components["parameters"]["Kind"];
                /**
                 * @description Only in these languages, by their ISO 639-2/B codes.
                 * @example [
                 *       "fre"
                 *     ]
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
                 * @example [
                 *       "10-15"
                 *     ]
                 */
                price?: components["parameters"]["PriceBand"];
                /**
                 * @description Only of these publishers, as they are written.
                 * @example [
                 *       "Gallimard"
                 *     ]
                 */
                publisher?: components["parameters"]["Publisher"];
                /**
                 * @description Only what comes out on this day.
                 * @example 2026-11-21
                 */
                releasedOn?: components["parameters"]["ReleasedOn"];
                /**
                 * @description Only these: whether a title can be bought, or the first reason that it cannot.
                 * @example [
                 *       "OnSale"
                 *     ]
                 */
                sale?: components["parameters"]["Sale"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. Without it by title, and what is searched by `relevance`: the best first, of thousands those that begin so. */
                sort?: "title" | "-title" | "ean" | "-ean" | "releaseDate" | "-releaseDate" | "stock" | "-stock" | "priceWithTax" | "-priceWithTax" | "relevance";
                /**
                 * @description In stock, or not.
                 * @example InStock
                 */
                stock?: components["parameters"]["Stock"];
                /**
                 * @description Only with these codes of Thema.
                 * @example [
                 *       "FBA"
                 *     ]
                 */
                thema?: components["parameters"]["Thema"];
                /**
                 * @description Only released in these years.
                 * @example [
                 *       2024
                 *     ]
                 */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "publishers": [
                     *             "Le Livre de poche"
                     *           ],
                     *           "collections": [
                     *             "Littérature"
                     *           ],
                     *           "kind": "Book",
                     *           "releaseDate": "2024-09-04",
                     *           "stock": 3,
                     *           "priceWithTax": "11.90",
                     *           "taxRate": 0.055,
                     *           "availability": "21",
                     *           "shelf": "P-17",
                     *           "isVisible": true,
                     *           "isCustom": false,
                     *           "cacheRefreshedAt": null,
                     *           "isRestricted": false,
                     *           "picture": null
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null,
                     *       "suggestion": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProductsVisible: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         412,
                 *         413
                 *       ],
                 *       "isVisible": false
                 *     }
                 */
                "application/json": components["schemas"]["ProductsVisibleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "items": [
                     *           {
                     *             "id": 412,
                     *             "isDone": true,
                     *             "reason": null,
                     *             "message": null
                     *           },
                     *           {
                     *             "id": 413,
                     *             "isDone": false,
                     *             "reason": "SameState",
                     *             "message": "Ce titre est déjà masqué."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsVisibleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshCachesAndCovers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productIds": [
                 *         412,
                 *         413
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RefreshCachesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
                     *         "kind": "RefreshCachesAndCovers",
                     *         "label": "Cache de 2 titres",
                     *         "state": "Running",
                     *         "progress": 0.5,
                     *         "doneCount": 1,
                     *         "totalCount": 2,
                     *         "error": null,
                     *         "plannedAt": "2026-11-21T09:00:00Z",
                     *         "startedAt": "2026-11-21T09:00:01Z",
                     *         "endedAt": null,
                     *         "visibleAt": null,
                     *         "userName": "libraire",
                     *         "isRetryable": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRestriction: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "type": "Supplier",
                     *       "value": "Hachette Distribution",
                     *       "isExcluded": true,
                     *       "label": "Inventaire de novembre",
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Restriction"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRestriction: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Supplier",
                 *       "values": [
                 *         "Hachette Distribution"
                 *       ],
                 *       "isExcluded": true,
                 *       "label": "Inventaire de novembre"
                 *     }
                 */
                "application/json": components["schemas"]["RestrictionSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "type": "Supplier",
                     *         "value": "Hachette Distribution",
                     *         "isExcluded": true,
                     *         "label": "Inventaire de novembre",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRestriction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Supplier",
                 *       "values": [
                 *         "Hachette Distribution"
                 *       ],
                 *       "isExcluded": true,
                 *       "label": "Inventaire de novembre"
                 *     }
                 */
                "application/json": components["schemas"]["RestrictionSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "items": [
                     *           {
                     *             "id": 7,
                     *             "type": "Supplier",
                     *             "value": "Hachette Distribution",
                     *             "isExcluded": true,
                     *             "label": "Inventaire de novembre",
                     *             "createdAt": "2026-11-20T17:42:00.000Z",
                     *             "version": 1
                     *           }
                     *         ],
                     *         "task": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionsResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRestriction: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRestrictionProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task": {
                     *         "id": "5b0cb0f5-6a3f-4b0e-8a55-1f0f6b1f7c11",
                     *         "kind": "ApplyRestrictions",
                     *         "label": "Application des règles du catalogue",
                     *         "state": "Running",
                     *         "progress": 0.25,
                     *         "doneCount": 250000,
                     *         "totalCount": 1000000,
                     *         "error": null,
                     *         "plannedAt": "2026-11-21T08:42:00.000Z",
                     *         "startedAt": "2026-11-21T08:42:01.000Z",
                     *         "endedAt": null,
                     *         "visibleAt": null,
                     *         "userName": "admin",
                     *         "isRetryable": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionProgress"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRestrictions: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only those that exclude their value, or only those that keep it. */
                isExcluded?: boolean;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; `type` is type by type, the values of each in their order. */
                sort?: "type" | "-type" | "createdAt" | "-createdAt";
                /**
                 * @description Only these.
                 * @example [
                 *       "Supplier"
                 *     ]
                 */
                type?: components["schemas"]["RestrictionType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "type": "Supplier",
                     *           "value": "Hachette Distribution",
                     *           "isExcluded": true,
                     *           "label": "Inventaire de novembre",
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRestrictionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Ean",
                     *           "label": "EAN",
                     *           "takes": "Ean"
                     *         },
                     *         {
                     *           "id": "Supplier",
                     *           "label": "Fournisseur",
                     *           "takes": "Name"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRestrictionValues: {
        parameters: {
            query: {
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Whose.
                 * @example Publisher
                 */
                type: components["schemas"]["RestrictionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "value": "Gallimard",
                     *           "label": "Gallimard"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RestrictionValueList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubjects: {
        parameters: {
            query: {
                /**
                 * @description These codes instead of a search.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                code?: string[];
                /**
                 * @description Of which scheme.
                 * @example Clil
                 */
                scheme: components["schemas"]["SubjectScheme"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "code": "3444",
                     *           "label": "Romans étrangers",
                     *           "parents": [
                     *             "LITTÉRATURE",
                     *             "Romans"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SubjectList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVariationTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "name": "Format",
                     *           "productCount": 214
                     *         },
                     *         {
                     *           "name": "Zone",
                     *           "productCount": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VariationTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCatalogList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "productIds": [
                 *         412,
                 *         413
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddToCatalogList"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Meilleures ventes de l’accueil",
                     *         "addedCount": 1,
                     *         "presentCount": 1,
                     *         "productCount": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddedToCatalogList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCatalogList: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Meilleures ventes de l’accueil",
                     *       "catalogListType": "BestSellers",
                     *       "page": "Accueil",
                     *       "nextUpdateTime": null,
                     *       "nextRunAt": "2026-11-22T04:00:00.000Z",
                     *       "updatedAt": "2026-11-21T04:00:03.000Z",
                     *       "productCount": 0,
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "version": 1,
                     *       "products": []
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCatalogList: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meilleures ventes de l’accueil",
                 *       "catalogListType": "BestSellers",
                 *       "page": "Accueil",
                 *       "nextUpdateTime": null,
                 *       "productIds": []
                 *     }
                 */
                "application/json": components["schemas"]["CatalogListSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Meilleures ventes de l’accueil",
                     *         "catalogListType": "BestSellers",
                     *         "page": "Accueil",
                     *         "nextUpdateTime": null,
                     *         "nextRunAt": "2026-11-22T04:00:00.000Z",
                     *         "updatedAt": "2026-11-21T04:00:03.000Z",
                     *         "productCount": 0,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2,
                     *         "products": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogListResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCatalogList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meilleures ventes de l’accueil",
                 *       "catalogListType": "BestSellers",
                 *       "page": "Accueil",
                 *       "nextUpdateTime": null,
                 *       "productIds": []
                 *     }
                 */
                "application/json": components["schemas"]["CatalogListSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Meilleures ventes de l’accueil",
                     *         "catalogListType": "BestSellers",
                     *         "page": "Accueil",
                     *         "nextUpdateTime": null,
                     *         "nextRunAt": "2026-11-22T04:00:00.000Z",
                     *         "updatedAt": "2026-11-21T04:00:03.000Z",
                     *         "productCount": 0,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 1,
                     *         "products": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogListResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCatalogList: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogLists: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /**
                 * @description Only lists of this type.
                 * @example BestSellers
                 */
                type?: components["schemas"]["CatalogListType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "name": "Meilleures ventes de l’accueil",
                     *           "catalogListType": "BestSellers",
                     *           "page": "Accueil",
                     *           "nextUpdateTime": null,
                     *           "nextRunAt": "2026-11-22T04:00:00.000Z",
                     *           "updatedAt": "2026-11-21T04:00:03.000Z",
                     *           "productCount": 0,
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogListPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductCatalogLists: {
        parameters: {
            query: {
                /**
                 * @description The title.
                 * @example 412
                 */
                productId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "name": "Meilleures ventes de l’accueil",
                     *           "page": "Accueil",
                     *           "position": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCatalogLists"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "parentId": 3,
                     *       "level": 2,
                     *       "position": 1,
                     *       "code": "romans-policiers",
                     *       "localizations": {
                     *         "fr": {
                     *           "name": "Romans policiers"
                     *         },
                     *         "en": {
                     *           "name": "Crime novels"
                     *         }
                     *       },
                     *       "pageUrl": "/livres/policier",
                     *       "isVisible": true,
                     *       "childCount": 0,
                     *       "version": 1,
                     *       "path": [
                     *         {
                     *           "id": 3,
                     *           "name": "Littérature"
                     *         }
                     *       ],
                     *       "address": "/categorie/romans-policiers"
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "romans-policiers",
                 *       "localizations": {
                 *         "fr": {
                 *           "name": "Romans noirs"
                 *         },
                 *         "en": {
                 *           "name": "Noir fiction"
                 *         }
                 *       },
                 *       "pageUrl": "/livres/noir",
                 *       "isVisible": true,
                 *       "parentId": 3
                 *     }
                 */
                "application/json": components["schemas"]["CategorySave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 12,
                     *         "parentId": 3,
                     *         "level": 2,
                     *         "position": 1,
                     *         "code": "romans-policiers",
                     *         "localizations": {
                     *           "fr": {
                     *             "name": "Romans policiers"
                     *           },
                     *           "en": {
                     *             "name": "Crime novels"
                     *           }
                     *         },
                     *         "pageUrl": "/livres/policier",
                     *         "isVisible": true,
                     *         "childCount": 0,
                     *         "version": 2,
                     *         "path": [
                     *           {
                     *             "id": 3,
                     *             "name": "Littérature"
                     *           }
                     *         ],
                     *         "address": "/categorie/romans-policiers"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "romans-noirs",
                 *       "localizations": {
                 *         "fr": {
                 *           "name": "Romans noirs"
                 *         },
                 *         "en": {
                 *           "name": "Noir fiction"
                 *         }
                 *       },
                 *       "pageUrl": "/livres/noir",
                 *       "isVisible": true,
                 *       "parentId": null
                 *     }
                 */
                "application/json": components["schemas"]["CategorySave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 41,
                     *         "parentId": null,
                     *         "level": 1,
                     *         "position": 9,
                     *         "code": "romans-noirs",
                     *         "localizations": {
                     *           "fr": {
                     *             "name": "Romans noirs"
                     *           },
                     *           "en": {
                     *             "name": "Noir fiction"
                     *           }
                     *         },
                     *         "pageUrl": "/livres/noir",
                     *         "isVisible": true,
                     *         "childCount": 0,
                     *         "version": 1,
                     *         "path": [],
                     *         "address": "/categorie/romans-noirs"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategoryFullTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "parentId": null,
                     *           "level": 1,
                     *           "position": 1,
                     *           "code": "litterature",
                     *           "localizations": {
                     *             "fr": {
                     *               "name": "Littérature"
                     *             },
                     *             "en": {
                     *               "name": "Fiction"
                     *             }
                     *           },
                     *           "pageUrl": null,
                     *           "isVisible": true,
                     *           "childCount": 1,
                     *           "version": 1
                     *         },
                     *         {
                     *           "id": 12,
                     *           "parentId": 3,
                     *           "level": 2,
                     *           "position": 1,
                     *           "code": "romans-policiers",
                     *           "localizations": {
                     *             "fr": {
                     *               "name": "Romans policiers"
                     *             },
                     *             "en": {
                     *               "name": "Crime novels"
                     *             }
                     *           },
                     *           "pageUrl": "/livres/policier",
                     *           "isVisible": true,
                     *           "childCount": 0,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCategory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "parentId": null,
                 *       "index": 1
                 *     }
                 */
                "application/json": components["schemas"]["CategoryMove"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "version": 8,
                     *         "places": [
                     *           {
                     *             "id": 12,
                     *             "parentId": null,
                     *             "position": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryMoveResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategoryTree: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "id": 12,
                     *           "parentId": 3,
                     *           "level": 2,
                     *           "position": 1,
                     *           "code": "romans-policiers",
                     *           "localizations": {
                     *             "fr": {
                     *               "name": "Romans policiers"
                     *             },
                     *             "en": {
                     *               "name": "Crime novels"
                     *             }
                     *           },
                     *           "pageUrl": "/livres/policier",
                     *           "isVisible": true,
                     *           "childCount": 0,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "firstName": "Hélène",
                     *       "lastName": "Le Goff",
                     *       "company": null,
                     *       "email": "helene.legoff@example.fr",
                     *       "phone": "0612345678",
                     *       "role": {
                     *         "id": 1,
                     *         "name": "Particulier"
                     *       },
                     *       "orderCount": 6,
                     *       "orderTotal": "312.40",
                     *       "lastOrderAt": "2026-11-20T17:42:00Z",
                     *       "createdAt": "2024-03-02T10:00:00Z",
                     *       "billingAddress": {
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "company": null,
                     *         "address1": "12 rue de Siam",
                     *         "address2": null,
                     *         "postalCode": "29200",
                     *         "city": "Brest",
                     *         "country": "FR",
                     *         "phone": "0612345678"
                     *       },
                     *       "shippingAddress": {
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "company": null,
                     *         "address1": "12 rue de Siam",
                     *         "address2": null,
                     *         "postalCode": "29200",
                     *         "city": "Brest",
                     *         "country": "FR",
                     *         "phone": "0612345678"
                     *       },
                     *       "messageCount": 1,
                     *       "subscriptions": [
                     *         {
                     *           "type": "Newsletter",
                     *           "displayedText": "Lettre de la librairie",
                     *           "since": "2024-03-02T10:00:00Z"
                     *         }
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerRole: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleId": 2
                 *     }
                 */
                "application/json": components["schemas"]["CustomerRoleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 17,
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "company": null,
                     *         "email": "helene.legoff@example.fr",
                     *         "phone": "0612345678",
                     *         "role": {
                     *           "id": 1,
                     *           "name": "Particulier"
                     *         },
                     *         "orderCount": 6,
                     *         "orderTotal": "312.40",
                     *         "lastOrderAt": "2026-11-20T17:42:00Z",
                     *         "createdAt": "2024-03-02T10:00:00Z",
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12 rue de Siam",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "0612345678"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12 rue de Siam",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "0612345678"
                     *         },
                     *         "messageCount": 1,
                     *         "subscriptions": [
                     *           {
                     *             "type": "Newsletter",
                     *             "displayedText": "Lettre de la librairie",
                     *             "since": "2024-03-02T10:00:00Z"
                     *           }
                     *         ],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only these roles.
                 * @example [
                 *       1
                 *     ]
                 */
                role?: number[];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "lastName" | "-lastName" | "createdAt" | "-createdAt" | "lastOrderAt" | "-lastOrderAt" | "orderTotal" | "-orderTotal";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": "0612345678",
                     *           "role": {
                     *             "id": 1,
                     *             "name": "Particulier"
                     *           },
                     *           "orderCount": 6,
                     *           "orderTotal": "312.40",
                     *           "lastOrderAt": "2026-11-20T17:42:00Z",
                     *           "createdAt": "2024-03-02T10:00:00Z"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCustomerData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 17
                 *     }
                 */
                "application/json": components["schemas"]["CustomerReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": "0612345678",
                     *           "role": {
                     *             "id": 1,
                     *             "name": "Particulier"
                     *           },
                     *           "orderCount": 6,
                     *           "orderTotal": "312.40",
                     *           "lastOrderAt": "2026-11-20T17:42:00Z",
                     *           "createdAt": "2024-03-02T10:00:00Z",
                     *           "billingAddress": {
                     *             "firstName": "Hélène",
                     *             "lastName": "Le Goff",
                     *             "company": null,
                     *             "address1": "12 rue de Siam",
                     *             "address2": null,
                     *             "postalCode": "29200",
                     *             "city": "Brest",
                     *             "country": "FR",
                     *             "phone": "0612345678"
                     *           },
                     *           "shippingAddress": {
                     *             "firstName": "Hélène",
                     *             "lastName": "Le Goff",
                     *             "company": null,
                     *             "address1": "12 rue de Siam",
                     *             "address2": null,
                     *             "postalCode": "29200",
                     *             "city": "Brest",
                     *             "country": "FR",
                     *             "phone": "0612345678"
                     *           },
                     *           "messageCount": 1,
                     *           "subscriptions": [
                     *             {
                     *               "type": "Newsletter",
                     *               "displayedText": "Lettre de la librairie",
                     *               "since": "2024-03-02T10:00:00Z"
                     *             }
                     *           ],
                     *           "version": 1
                     *         },
                     *         "documents": [],
                     *         "messages": [],
                     *         "mails": [],
                     *         "reviews": [],
                     *         "registrations": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerDataResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "name": "Particulier"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerRoleList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDocumentItems: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118,
                 *       "itemIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CancelItemsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchDocuments: {
        parameters: {
            query: {
                /**
                 * @description The orders.
                 * @example [
                 *       24118
                 *     ]
                 */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: change
                     *     data: {"id":24118,"version":8,"userName":"libraire","firstName":"Mathilde"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDeliveryPackage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118,
                 *       "deliveryPackage": "8R42109876543"
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryPackageRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description The version of the record. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 24118,
                     *       "customId": "24118",
                     *       "externalId": null,
                     *       "documentType": "Order",
                     *       "documentStatus": "Processing",
                     *       "paymentStatus": "Paid",
                     *       "paymentMethod": "CreditCard",
                     *       "shippingMethod": "Colissimo",
                     *       "store": {
                     *         "id": 1,
                     *         "name": "Librairie du Quai",
                     *         "city": "Brest"
                     *       },
                     *       "date": "2026-11-20T17:42:00Z",
                     *       "customerId": 17,
                     *       "customerName": "Hélène Le Goff",
                     *       "totalPriceWithTax": "71.99",
                     *       "itemCount": 5,
                     *       "shippedCount": 2,
                     *       "deliveryPackage": "8R42109876543",
                     *       "pickingNotifiedAt": null,
                     *       "refundDue": null,
                     *       "isCoherent": true,
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "productId": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "collection": "Le Livre de poche",
                     *           "publisher": "Le Livre de poche",
                     *           "picture": null,
                     *           "kind": "Book",
                     *           "shelf": "P-17",
                     *           "quantity": 2,
                     *           "unitPriceWithTax": "11.90",
                     *           "totalPriceWithTax": "23.80",
                     *           "taxRate": 0.055,
                     *           "status": "Processing",
                     *           "releaseDate": "2024-09-04",
                     *           "isSigned": false
                     *         }
                     *       ],
                     *       "itemsPriceWithTax": "67.09",
                     *       "shippingPriceWithTax": "4.90",
                     *       "vat": [
                     *         {
                     *           "taxRate": 0.055,
                     *           "priceNoTax": "53.00",
                     *           "tax": "2.91",
                     *           "priceWithTax": "55.91"
                     *         }
                     *       ],
                     *       "documentComment": null,
                     *       "paidAt": "2026-11-20T17:43:00Z",
                     *       "refundable": "71.99",
                     *       "trackingUrl": null,
                     *       "customer": {
                     *         "id": 17,
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "company": null,
                     *         "email": "helene.legoff@example.fr",
                     *         "phone": null,
                     *         "createdAt": "2021-03-02T10:00:00Z",
                     *         "orderCount": 7,
                     *         "orderTotal": "312.40"
                     *       },
                     *       "billingAddress": {
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "company": null,
                     *         "address1": "12, rue des Lices",
                     *         "address2": null,
                     *         "postalCode": "29200",
                     *         "city": "Brest",
                     *         "country": "FR",
                     *         "phone": "06 39 98 41 27"
                     *       },
                     *       "shippingAddress": {
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "company": null,
                     *         "address1": "12, rue des Lices",
                     *         "address2": null,
                     *         "postalCode": "29200",
                     *         "city": "Brest",
                     *         "country": "FR",
                     *         "phone": "06 39 98 41 27"
                     *       },
                     *       "events": [
                     *         {
                     *           "id": 1,
                     *           "kind": "Created",
                     *           "date": "2026-11-20T17:42:00Z",
                     *           "actorName": null,
                     *           "text": null,
                     *           "itemCount": 5,
                     *           "amount": "71.99",
                     *           "mailType": null,
                     *           "trackingNumber": null
                     *         }
                     *       ],
                     *       "relatedDocuments": []
                     *     }
                     */
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocumentComment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118,
                 *       "text": "Cliente rappelée.",
                 *       "isMessage": false
                 *     }
                 */
                "application/json": components["schemas"]["DocumentCommentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentItemStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Processing",
                     *           "label": "À préparer"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentMessages: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "date": "2026-11-20T18:00:00Z",
                     *           "actorName": "Mathilde Kervella",
                     *           "text": "Votre commande part demain."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentMessageList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Total with tax, at least.
                 * @example 20.00
                 */
                amountFrom?: components["schemas"]["Money"];
                /**
                 * @description Total with tax, at most.
                 * @example 80.00
                 */
                amountTo?: components["schemas"]["Money"];
                /** @description Only this customer. */
                customerId?: number;
                /**
                 * @description First day, Europe/Paris.
                 * @example 2026-11-01
                 */
                dateFrom?: string;
                /**
                 * @description Last day, Europe/Paris, counted until its end.
                 * @example 2026-11-21
                 */
                dateTo?: string;
                /**
                 * @description Only these; Temp (a cart) is shown only when it is named here.
                 * @example [
                 *       "Processing"
                 *     ]
                 */
                documentStatus?: components["schemas"]["DocumentStatus"][];
                /**
                 * @description Only these; default Order.
                 * @example [
                 *       "Order"
                 *     ]
                 */
                documentType?: components["schemas"]["DocumentType"][];
                /**
                 * @description Only these numbers, as pasted from a mail or a sheet.
                 * @example [
                 *       "24118",
                 *       "24120"
                 *     ]
                 */
                number?: string[];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only these.
                 * @example [
                 *       "CreditCard"
                 *     ]
                 */
                paymentMethod?: components["schemas"]["PaymentMethod"][];
                /**
                 * @description Only these.
                 * @example [
                 *       "Paid"
                 *     ]
                 */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /**
                 * @description Only pickups announced before this day, Europe/Paris, that nobody has collected.
                 * @example 2026-11-14
                 */
                pickupNotifiedBefore?: string;
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only these.
                 * @example [
                 *       "Colissimo"
                 *     ]
                 */
                shippingMethod?: components["schemas"]["ShippingMethod"][];
                /** @description Field, `-` for descending; ties are broken by the id. */
                sort?: "date" | "-date" | "customId" | "-customId" | "customerName" | "-customerName" | "totalPriceWithTax" | "-totalPriceWithTax";
                /**
                 * @description Only these shops.
                 * @example [
                 *       1
                 *     ]
                 */
                storeId?: number[];
                /**
                 * @description A built-in view; it joins the other filters.
                 * @example toPrepare
                 */
                view?: components["schemas"]["DocumentView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 24118,
                     *           "customId": "24118",
                     *           "externalId": null,
                     *           "documentType": "Order",
                     *           "documentStatus": "Processing",
                     *           "paymentStatus": "Paid",
                     *           "paymentMethod": "CreditCard",
                     *           "shippingMethod": "Colissimo",
                     *           "store": {
                     *             "id": 1,
                     *             "name": "Librairie du Quai",
                     *             "city": "Brest"
                     *           },
                     *           "date": "2026-11-20T17:42:00Z",
                     *           "customerId": 17,
                     *           "customerName": "Hélène Le Goff",
                     *           "totalPriceWithTax": "71.99",
                     *           "itemCount": 5,
                     *           "shippedCount": 2,
                     *           "deliveryPackage": "8R42109876543",
                     *           "pickingNotifiedAt": null,
                     *           "refundDue": null,
                     *           "isCoherent": true
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Processing",
                     *           "label": "En préparation"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Order",
                     *           "label": "Commande"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Total with tax, at least.
                 * @example 20.00
                 */
                amountFrom?: components["schemas"]["Money"];
                /**
                 * @description Total with tax, at most.
                 * @example 80.00
                 */
                amountTo?: components["schemas"]["Money"];
                /** @description Only this customer. */
                customerId?: number;
                /**
                 * @description First day, Europe/Paris.
                 * @example 2026-11-01
                 */
                dateFrom?: string;
                /**
                 * @description Last day, Europe/Paris, counted until its end.
                 * @example 2026-11-21
                 */
                dateTo?: string;
                /**
                 * @description Only these; Temp (a cart) is shown only when it is named here.
                 * @example [
                 *       "Processing"
                 *     ]
                 */
                documentStatus?: components["schemas"]["DocumentStatus"][];
                /**
                 * @description Only these; default Order.
                 * @example [
                 *       "Order"
                 *     ]
                 */
                documentType?: components["schemas"]["DocumentType"][];
                /**
                 * @description Only these numbers, as pasted from a mail or a sheet.
                 * @example [
                 *       "24118",
                 *       "24120"
                 *     ]
                 */
                number?: string[];
                /**
                 * @description Only these.
                 * @example [
                 *       "CreditCard"
                 *     ]
                 */
                paymentMethod?: components["schemas"]["PaymentMethod"][];
                /**
                 * @description Only these.
                 * @example [
                 *       "Paid"
                 *     ]
                 */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /**
                 * @description Only pickups announced before this day, Europe/Paris, that nobody has collected.
                 * @example 2026-11-14
                 */
                pickupNotifiedBefore?: string;
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only these.
                 * @example [
                 *       "Colissimo"
                 *     ]
                 */
                shippingMethod?: components["schemas"]["ShippingMethod"][];
                /** @description Field, `-` for descending; ties are broken by the id. */
                sort?: "date" | "-date" | "customId" | "-customId" | "customerName" | "-customerName" | "totalPriceWithTax" | "-totalPriceWithTax";
                /**
                 * @description Only these shops.
                 * @example [
                 *       1
                 *     ]
                 */
                storeId?: number[];
                /**
                 * @description A built-in view; it joins the other filters.
                 * @example toPrepare
                 */
                view?: components["schemas"]["DocumentView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Numéro;Date
                     *     24118;20/11/2026
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentNeighbours: {
        parameters: {
            query: {
                /**
                 * @description Total with tax, at least.
                 * @example 20.00
                 */
                amountFrom?: components["schemas"]["Money"];
                /**
                 * @description Total with tax, at most.
                 * @example 80.00
                 */
                amountTo?: components["schemas"]["Money"];
                /** @description Only this customer. */
                customerId?: number;
                /**
                 * @description First day, Europe/Paris.
                 * @example 2026-11-01
                 */
                dateFrom?: string;
                /**
                 * @description Last day, Europe/Paris, counted until its end.
                 * @example 2026-11-21
                 */
                dateTo?: string;
                /**
                 * @description Only these; Temp (a cart) is shown only when it is named here.
                 * @example [
                 *       "Processing"
                 *     ]
                 */
                documentStatus?: components["schemas"]["DocumentStatus"][];
                /**
                 * @description Only these; default Order.
                 * @example [
                 *       "Order"
                 *     ]
                 */
                documentType?: components["schemas"]["DocumentType"][];
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Only these numbers, as pasted from a mail or a sheet.
                 * @example [
                 *       "24118",
                 *       "24120"
                 *     ]
                 */
                number?: string[];
                /**
                 * @description Only these.
                 * @example [
                 *       "CreditCard"
                 *     ]
                 */
                paymentMethod?: components["schemas"]["PaymentMethod"][];
                /**
                 * @description Only these.
                 * @example [
                 *       "Paid"
                 *     ]
                 */
                paymentStatus?: components["schemas"]["PaymentStatus"][];
                /**
                 * @description Only pickups announced before this day, Europe/Paris, that nobody has collected.
                 * @example 2026-11-14
                 */
                pickupNotifiedBefore?: string;
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only these.
                 * @example [
                 *       "Colissimo"
                 *     ]
                 */
                shippingMethod?: components["schemas"]["ShippingMethod"][];
                /** @description Field, `-` for descending; ties are broken by the id. */
                sort?: "date" | "-date" | "customId" | "-customId" | "customerName" | "-customerName" | "totalPriceWithTax" | "-totalPriceWithTax";
                /**
                 * @description Only these shops.
                 * @example [
                 *       1
                 *     ]
                 */
                storeId?: number[];
                /**
                 * @description A built-in view; it joins the other filters.
                 * @example toPrepare
                 */
                view?: components["schemas"]["DocumentView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "previous": {
                     *         "id": 24119,
                     *         "customId": "24119"
                     *       },
                     *       "next": {
                     *         "id": 24117,
                     *         "customId": "24117"
                     *       },
                     *       "position": 3
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentNeighbours"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    notifyPicking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, where the request says `again`. Missing then: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchAgain"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118
                 *     }
                 */
                "application/json": components["schemas"]["NotifyPickingRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePapers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "labels": [
                 *         24118
                 *       ],
                 *       "deliveryNotes": [
                 *         24118,
                 *         24120
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PapersRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "CreditCard",
                     *           "label": "Carte bancaire"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Paid",
                     *           "label": "Payé"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Which sheet.
                 * @example pickingSlip
                 */
                kind: components["schemas"]["SheetKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPickingList: {
        parameters: {
            query: {
                /**
                 * @description The orders.
                 * @example [
                 *       24118,
                 *       24120
                 *     ]
                 */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "publisher": "Le Livre de poche",
                     *           "shelf": "P-17",
                     *           "quantity": 3,
                     *           "documents": [
                     *             {
                     *               "id": 24118,
                     *               "customId": "24118",
                     *               "itemId": 1,
                     *               "quantity": 2
                     *             },
                     *             {
                     *               "id": 24120,
                     *               "customId": "24120",
                     *               "itemId": 9,
                     *               "quantity": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "leftOut": [
                     *         {
                     *           "id": 24119,
                     *           "customId": "24119"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PickingList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductSales: {
        parameters: {
            query: {
                /**
                 * @description The thirteen digits of the title.
                 * @example 9782253023906
                 */
                ean: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "weeks": [
                     *         {
                     *           "from": "2026-11-16",
                     *           "copies": 3,
                     *           "isComplete": false
                     *         }
                     *       ],
                     *       "yearCopies": 86,
                     *       "lastOrderedAt": "2026-11-18T09:12:00Z",
                     *       "openOrderCount": 4,
                     *       "openCopies": 6
                     *     }
                     */
                    "application/json": components["schemas"]["ProductSales"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118,
                 *       "amount": "12.50",
                 *       "means": "BankTransfer",
                 *       "reference": "VIR-2026-118"
                 *     }
                 */
                "application/json": components["schemas"]["RecordRefundRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedDocuments: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 24119,
                     *           "customId": "F-24118",
                     *           "documentType": "Invoice",
                     *           "documentStatus": "Complete",
                     *           "date": "2026-11-20T17:45:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RelatedDocumentList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesOverTime: {
        parameters: {
            query?: {
                /**
                 * @description How many weeks, the running one included.
                 * @example 12
                 */
                weeks?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "from": "2026-11-16",
                     *           "orderCount": 41,
                     *           "paidCount": 38,
                     *           "turnover": "1893.40",
                     *           "isComplete": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SalesOverTime"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the order as it was read. Missing: 428; its shipping address written meanwhile: 412. Whatever else was done to it does not matter.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchAddress"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118,
                 *       "shippingAddress": {
                 *         "firstName": "Hélène",
                 *         "lastName": "Le Goff",
                 *         "company": null,
                 *         "address1": "12 rue de Siam",
                 *         "address2": null,
                 *         "postalCode": "29200",
                 *         "city": "Brest",
                 *         "country": "FR",
                 *         "phone": "0612345678"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShippingAddressRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12 rue de Siam",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "0612345678"
                     *         },
                     *         "version": 8
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingAddressResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Colissimo",
                     *           "label": "Colissimo"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    shipDocumentItems: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118,
                 *       "itemIds": [
                 *         3,
                 *         4
                 *       ],
                 *       "deliveryPackage": "8R42109876543"
                 *     }
                 */
                "application/json": components["schemas"]["ShipItemsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118
                 *     }
                 */
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePicking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118
                 *     }
                 */
                "application/json": components["schemas"]["ValidatePickingRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 24118,
                     *         "customId": "24118",
                     *         "externalId": null,
                     *         "documentType": "Order",
                     *         "documentStatus": "Processing",
                     *         "paymentStatus": "Paid",
                     *         "paymentMethod": "CreditCard",
                     *         "shippingMethod": "Colissimo",
                     *         "store": {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         },
                     *         "date": "2026-11-20T17:42:00Z",
                     *         "customerId": 17,
                     *         "customerName": "Hélène Le Goff",
                     *         "totalPriceWithTax": "71.99",
                     *         "itemCount": 5,
                     *         "shippedCount": 2,
                     *         "deliveryPackage": "8R42109876543",
                     *         "pickingNotifiedAt": null,
                     *         "refundDue": null,
                     *         "isCoherent": true,
                     *         "version": 7,
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "productId": 412,
                     *             "ean": "9782253023906",
                     *             "title": "La Vie mode d’emploi",
                     *             "authors": [
                     *               "Georges Perec"
                     *             ],
                     *             "collection": "Le Livre de poche",
                     *             "publisher": "Le Livre de poche",
                     *             "picture": null,
                     *             "kind": "Book",
                     *             "shelf": "P-17",
                     *             "quantity": 2,
                     *             "unitPriceWithTax": "11.90",
                     *             "totalPriceWithTax": "23.80",
                     *             "taxRate": 0.055,
                     *             "status": "Processing",
                     *             "releaseDate": "2024-09-04",
                     *             "isSigned": false
                     *           }
                     *         ],
                     *         "itemsPriceWithTax": "67.09",
                     *         "shippingPriceWithTax": "4.90",
                     *         "vat": [
                     *           {
                     *             "taxRate": 0.055,
                     *             "priceNoTax": "53.00",
                     *             "tax": "2.91",
                     *             "priceWithTax": "55.91"
                     *           }
                     *         ],
                     *         "documentComment": null,
                     *         "paidAt": "2026-11-20T17:43:00Z",
                     *         "refundable": "71.99",
                     *         "trackingUrl": null,
                     *         "customer": {
                     *           "id": 17,
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "email": "helene.legoff@example.fr",
                     *           "phone": null,
                     *           "createdAt": "2021-03-02T10:00:00Z",
                     *           "orderCount": 7,
                     *           "orderTotal": "312.40"
                     *         },
                     *         "billingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "shippingAddress": {
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "company": null,
                     *           "address1": "12, rue des Lices",
                     *           "address2": null,
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR",
                     *           "phone": "06 39 98 41 27"
                     *         },
                     *         "events": [
                     *           {
                     *             "id": 1,
                     *             "kind": "Created",
                     *             "date": "2026-11-20T17:42:00Z",
                     *             "actorName": null,
                     *             "text": null,
                     *             "itemCount": 5,
                     *             "amount": "71.99",
                     *             "mailType": null,
                     *             "trackingNumber": null
                     *           }
                     *         ],
                     *         "relatedDocuments": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDocumentViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "view": "toPrepare",
                     *           "count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ViewCounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEventRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31
                 *     }
                 */
                "application/json": components["schemas"]["EventRegistrationId"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "eventId": 7,
                     *         "state": "Cancelled",
                     *         "firstName": "Rozenn",
                     *         "lastName": "Calvez",
                     *         "email": "rozenn.calvez@example.fr",
                     *         "phone": "06 39 98 34 52",
                     *         "comments": "Avec une amie, si possible au premier rang.",
                     *         "buyBook": true,
                     *         "isPresent": false,
                     *         "creationTime": "2026-11-20T18:26:00.000Z",
                     *         "cancelledAt": "2026-11-21T12:55:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistrationEvent: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Soirée Perec à voix haute",
                     *       "state": "Online",
                     *       "eventStart": "2026-12-11T18:30:00.000Z",
                     *       "eventEnd": "2026-12-11T20:30:00.000Z",
                     *       "place": "Librairie du Quai, Brest",
                     *       "isOnRegistration": true,
                     *       "places": 40,
                     *       "registeredCount": 39,
                     *       "waitingCount": 3,
                     *       "bookCount": 24,
                     *       "isMine": true,
                     *       "presentCount": 0,
                     *       "lastFreedAt": "2026-11-21T12:55:00.000Z",
                     *       "waiting": [
                     *         {
                     *           "id": 31,
                     *           "eventId": 7,
                     *           "state": "Waiting",
                     *           "firstName": "Rozenn",
                     *           "lastName": "Calvez",
                     *           "email": "rozenn.calvez@example.fr",
                     *           "phone": "06 39 98 34 52",
                     *           "comments": "Avec une amie, si possible au premier rang.",
                     *           "buyBook": true,
                     *           "isPresent": false,
                     *           "creationTime": "2026-11-20T18:26:00.000Z",
                     *           "cancelledAt": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "book": null,
                     *       "sheet": []
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventRegistration: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "eventId": 7,
                     *       "state": "Registered",
                     *       "firstName": "Rozenn",
                     *       "lastName": "Calvez",
                     *       "email": "rozenn.calvez@example.fr",
                     *       "phone": "06 39 98 34 52",
                     *       "comments": "Avec une amie, si possible au premier rang.",
                     *       "buyBook": true,
                     *       "isPresent": false,
                     *       "creationTime": "2026-11-20T18:26:00.000Z",
                     *       "cancelledAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventRegistration: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Rozenn",
                 *       "lastName": "Calvez",
                 *       "email": "rozenn.calvez@example.fr",
                 *       "phone": "06 39 98 34 52",
                 *       "comments": "Avec une amie, si possible au premier rang.",
                 *       "buyBook": true
                 *     }
                 */
                "application/json": components["schemas"]["EventRegistrationSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "eventId": 7,
                     *         "state": "Registered",
                     *         "firstName": "Rozenn",
                     *         "lastName": "Calvez",
                     *         "email": "rozenn.calvez@example.fr",
                     *         "phone": "06 39 98 34 52",
                     *         "comments": "Avec une amie, si possible au premier rang.",
                     *         "buyBook": true,
                     *         "isPresent": false,
                     *         "creationTime": "2026-11-20T18:26:00.000Z",
                     *         "cancelledAt": null,
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEventRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": 7,
                 *       "firstName": "Rozenn",
                 *       "lastName": "Calvez",
                 *       "email": "rozenn.calvez@example.fr",
                 *       "phone": "06 39 98 34 52",
                 *       "comments": "Avec une amie, si possible au premier rang.",
                 *       "buyBook": true
                 *     }
                 */
                "application/json": components["schemas"]["EventRegistrationAdd"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "eventId": 7,
                     *         "state": "Registered",
                     *         "firstName": "Rozenn",
                     *         "lastName": "Calvez",
                     *         "email": "rozenn.calvez@example.fr",
                     *         "phone": "06 39 98 34 52",
                     *         "comments": "Avec une amie, si possible au premier rang.",
                     *         "buyBook": true,
                     *         "isPresent": false,
                     *         "creationTime": "2026-11-20T18:26:00.000Z",
                     *         "cancelledAt": null,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventRegistrations: {
        parameters: {
            query: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description The event.
                 * @example 7
                 */
                eventId: number;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "lastName" | "-lastName" | "creationTime" | "-creationTime";
                /**
                 * @description Only these; without it those who have a place.
                 * @example [
                 *       "Registered"
                 *     ]
                 */
                state?: components["schemas"]["RegistrationState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 31,
                     *           "eventId": 7,
                     *           "state": "Registered",
                     *           "firstName": "Rozenn",
                     *           "lastName": "Calvez",
                     *           "email": "rozenn.calvez@example.fr",
                     *           "phone": "06 39 98 34 52",
                     *           "comments": "Avec une amie, si possible au premier rang.",
                     *           "buyBook": true,
                     *           "isPresent": false,
                     *           "creationTime": "2026-11-20T18:26:00.000Z",
                     *           "cancelledAt": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistrationPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistrationEvents: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Those that are not over, or those that are.
                 * @example upcoming
                 */
                period?: "upcoming" | "past";
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; without it the one that is nearest to now first. */
                sort?: "eventStart" | "-eventStart" | "title" | "-title";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "title": "Soirée Perec à voix haute",
                     *           "state": "Online",
                     *           "eventStart": "2026-12-11T18:30:00.000Z",
                     *           "eventEnd": "2026-12-11T20:30:00.000Z",
                     *           "place": "Librairie du Quai, Brest",
                     *           "isOnRegistration": true,
                     *           "places": 40,
                     *           "registeredCount": 39,
                     *           "waitingCount": 3,
                     *           "bookCount": 24
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationEventPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEventRegistrations: {
        parameters: {
            query: {
                /**
                 * @description The event.
                 * @example 7
                 */
                eventId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Nom;Prénom
                     *     Calvez;Rozenn
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveEventPlace: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31
                 *     }
                 */
                "application/json": components["schemas"]["EventRegistrationId"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "eventId": 7,
                     *         "state": "Registered",
                     *         "firstName": "Rozenn",
                     *         "lastName": "Calvez",
                     *         "email": "rozenn.calvez@example.fr",
                     *         "phone": "06 39 98 34 52",
                     *         "comments": "Avec une amie, si possible au premier rang.",
                     *         "buyBook": true,
                     *         "isPresent": false,
                     *         "creationTime": "2026-11-20T18:26:00.000Z",
                     *         "cancelledAt": null,
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteEventPresence: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "isPresent": true
                 *     }
                 */
                "application/json": components["schemas"]["EventPresenceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "eventId": 7,
                     *         "state": "Registered",
                     *         "firstName": "Rozenn",
                     *         "lastName": "Calvez",
                     *         "email": "rozenn.calvez@example.fr",
                     *         "phone": "06 39 98 34 52",
                     *         "comments": "Avec une amie, si possible au premier rang.",
                     *         "buyBook": true,
                     *         "isPresent": true,
                     *         "creationTime": "2026-11-20T18:26:00.000Z",
                     *         "cancelledAt": null,
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeToRegistered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": 7,
                 *       "subject": "La lecture commence à 19 heures",
                 *       "message": "Les portes ouvrent à 18 h 30.\nÀ vendredi !",
                 *       "expectedCount": 39
                 *     }
                 */
                "application/json": components["schemas"]["EventMailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
                     *         "kind": "WriteToRegistered",
                     *         "label": "Courriel à 39 inscrits",
                     *         "state": "Planned",
                     *         "progress": 0,
                     *         "doneCount": 0,
                     *         "totalCount": 39,
                     *         "error": null,
                     *         "plannedAt": "2026-11-21T09:00:00Z",
                     *         "startedAt": null,
                     *         "endedAt": null,
                     *         "visibleAt": null,
                     *         "userName": "libraire",
                     *         "isRetryable": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlannedResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuthor: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Georges Perec",
                     *       "otherNames": [
                     *         "G. Perec"
                     *       ],
                     *       "biography": "Membre de l’Oulipo, il a écrit un roman sans la lettre e.",
                     *       "born": 1936,
                     *       "died": 1982,
                     *       "isVisible": true,
                     *       "titleCount": 12,
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Author"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAuthor: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Renée Vivien",
                 *       "otherNames": [
                 *         "Pauline Tarn"
                 *       ],
                 *       "biography": "Poète de langue française, née à Londres.",
                 *       "born": 1877,
                 *       "died": 1909,
                 *       "isVisible": true
                 *     }
                 */
                "application/json": components["schemas"]["AuthorSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Georges Perec",
                     *         "otherNames": [
                     *           "G. Perec"
                     *         ],
                     *         "biography": "Membre de l’Oulipo, il a écrit un roman sans la lettre e.",
                     *         "born": 1936,
                     *         "died": 1982,
                     *         "isVisible": true,
                     *         "titleCount": 12,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAuthor: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Violette Leduc",
                 *       "otherNames": [
                 *         "V. Leduc"
                 *       ],
                 *       "biography": "Sa vie fut son livre ; Simone de Beauvoir en écrivit la préface.",
                 *       "born": 1907,
                 *       "died": 1972,
                 *       "isVisible": true
                 *     }
                 */
                "application/json": components["schemas"]["AuthorSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Georges Perec",
                     *         "otherNames": [
                     *           "G. Perec"
                     *         ],
                     *         "biography": "Membre de l’Oulipo, il a écrit un roman sans la lettre e.",
                     *         "born": 1936,
                     *         "died": 1982,
                     *         "isVisible": true,
                     *         "titleCount": 12,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAuthor: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuthors: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Shown on the public site or not. */
                isVisible?: boolean;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "name": "Georges Perec",
                     *           "otherNames": [
                     *             "G. Perec"
                     *           ],
                     *           "born": 1936,
                     *           "died": 1982,
                     *           "isVisible": true,
                     *           "titleCount": 12,
                     *           "createdAt": "2026-11-20T17:42:00.000Z"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollection: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Folio",
                     *       "otherNames": [
                     *         "Collection Folio"
                     *       ],
                     *       "description": "Le fonds de la maison au format de poche.",
                     *       "publisher": "Gallimard",
                     *       "isVisible": true,
                     *       "titleCount": 12,
                     *       "titleCountIsExact": true,
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bibliothèque de la Pléiade",
                 *       "otherNames": [
                 *         "La Pléiade"
                 *       ],
                 *       "description": "Le fonds de la maison au format de poche.",
                 *       "publisher": "Gallimard",
                 *       "isVisible": true
                 *     }
                 */
                "application/json": components["schemas"]["CollectionSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Folio",
                     *         "otherNames": [
                     *           "Collection Folio"
                     *         ],
                     *         "description": "Le fonds de la maison au format de poche.",
                     *         "publisher": "Gallimard",
                     *         "isVisible": true,
                     *         "titleCount": 12,
                     *         "titleCountIsExact": true,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "L’Imaginaire",
                 *       "otherNames": [
                 *         "Imaginaire"
                 *       ],
                 *       "description": "Le fonds de la maison au format de poche.",
                 *       "publisher": "Gallimard",
                 *       "isVisible": true
                 *     }
                 */
                "application/json": components["schemas"]["CollectionSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Folio",
                     *         "otherNames": [
                     *           "Collection Folio"
                     *         ],
                     *         "description": "Le fonds de la maison au format de poche.",
                     *         "publisher": "Gallimard",
                     *         "isVisible": true,
                     *         "titleCount": 12,
                     *         "titleCountIsExact": true,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Shown on the public site or not. */
                isVisible?: boolean;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "name" | "-name" | "publisher" | "-publisher" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "name": "Folio",
                     *           "otherNames": [
                     *             "Collection Folio"
                     *           ],
                     *           "publisher": "Gallimard",
                     *           "isVisible": true,
                     *           "titleCount": 12,
                     *           "titleCountIsExact": true,
                     *           "createdAt": "2026-11-20T17:42:00.000Z"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGenericLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "list": "Review",
                     *           "label": "Critiques",
                     *           "totalCount": 214,
                     *           "totalIsExact": true,
                     *           "waitingCount": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GenericListList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeAuthors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "otherIds": [
                 *         8
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MergeAuthors"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Georges Perec",
                     *         "otherNames": [
                     *           "G. Perec"
                     *         ],
                     *         "biography": "Membre de l’Oulipo, il a écrit un roman sans la lettre e.",
                     *         "born": 1936,
                     *         "died": 1982,
                     *         "isVisible": true,
                     *         "titleCount": 12,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCollections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "otherIds": [
                 *         8
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MergeCollections"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "name": "Folio",
                     *         "otherNames": [
                     *           "Collection Folio"
                     *         ],
                     *         "description": "Le fonds de la maison au format de poche.",
                     *         "publisher": "Gallimard",
                     *         "isVisible": true,
                     *         "titleCount": 12,
                     *         "titleCountIsExact": true,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "ean": "9782253023906",
                     *       "title": "La Vie mode d’emploi",
                     *       "productId": 412,
                     *       "rating": 5,
                     *       "text": "Un immeuble, cent vies : je n’en suis pas encore sortie.",
                     *       "name": "Hélène L.",
                     *       "customerId": 17,
                     *       "status": "Approved",
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "decidedAt": "2026-11-21T08:10:00.000Z",
                     *       "decidedBy": "Mathilde Kervella",
                     *       "answer": {
                     *         "text": "Merci, Hélène !",
                     *         "at": "2026-11-21T08:12:00.000Z",
                     *         "by": "Mathilde Kervella"
                     *       },
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReview: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the review as it was read. Missing: 428; answered meanwhile: 412. That it was approved does not matter.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatchAnswer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Merci, Hélène !"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswerRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "productId": 412,
                     *         "rating": 5,
                     *         "text": "Un immeuble, cent vies : je n’en suis pas encore sortie.",
                     *         "name": "Hélène L.",
                     *         "customerId": 17,
                     *         "status": "Approved",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "decidedAt": "2026-11-21T08:10:00.000Z",
                     *         "decidedBy": "Mathilde Kervella",
                     *         "answer": {
                     *           "text": "Merci, Hélène !",
                     *           "at": "2026-11-21T08:12:00.000Z",
                     *           "by": "Mathilde Kervella"
                     *         },
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only those that give so many points.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                rating?: ("5" | "4" | "3" | "2" | "1")[];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; `queue` is the order of work: what waits, then what is decided, the newest first in both. */
                sort?: "queue" | "createdAt" | "-createdAt" | "rating" | "-rating";
                /**
                 * @description Only these.
                 * @example [
                 *       "Pending"
                 *     ]
                 */
                status?: components["schemas"]["ReviewStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "productId": 412,
                     *           "rating": 5,
                     *           "text": "Un immeuble, cent vies : je n’en suis pas encore sortie.",
                     *           "name": "Hélène L.",
                     *           "customerId": 17,
                     *           "status": "Approved",
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "decidedAt": "2026-11-21T08:10:00.000Z",
                     *           "decidedBy": "Mathilde Kervella",
                     *           "answer": {
                     *             "text": "Merci, Hélène !",
                     *             "at": "2026-11-21T08:12:00.000Z",
                     *             "by": "Mathilde Kervella"
                     *           },
                     *           "version": 3
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setReviewStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7,
                 *         9
                 *       ],
                 *       "status": "Approved"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewStatusRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "items": [
                     *           {
                     *             "id": 7,
                     *             "isDone": true,
                     *             "reason": null,
                     *             "message": null
                     *           },
                     *           {
                     *             "id": 9,
                     *             "isDone": false,
                     *             "reason": "SameStatus",
                     *             "message": "Cette critique est déjà publiée."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewStatusResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "queue": "toPrepare",
                     *           "count": 12,
                     *           "pickups": 3,
                     *           "oldestAt": "2026-11-18T17:42:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkQueueList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "ok",
                     *       "checkedAt": "2026-11-21T09:00:00Z",
                     *       "startedAt": "2026-11-21T07:00:00Z",
                     *       "version": "0.1.0",
                     *       "environment": "demo",
                     *       "mode": "embedded",
                     *       "checks": [
                     *         {
                     *           "name": "database",
                     *           "state": "ok",
                     *           "milliseconds": 1.2,
                     *           "count": null,
                     *           "failedCount": null,
                     *           "oldestAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query: {
                /**
                 * @description The import.
                 * @example 12
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "Onix",
                     *       "state": "Verified",
                     *       "fileName": "dilicom-2026-11-21.xml",
                     *       "fileSize": 812000000,
                     *       "release": "3.0",
                     *       "usesShortTags": false,
                     *       "encoding": "utf-8",
                     *       "sender": "Dilicom",
                     *       "sentAt": "2026-11-21T07:30:00.000Z",
                     *       "fault": null,
                     *       "recordCount": 124806,
                     *       "newCount": 2914,
                     *       "changedCount": 38207,
                     *       "priceCount": 1204,
                     *       "unchangedCount": 83648,
                     *       "refusedCount": 37,
                     *       "creates": true,
                     *       "changes": true,
                     *       "writtenNewCount": 0,
                     *       "writtenChangedCount": 0,
                     *       "writtenRefusedCount": 0,
                     *       "position": 124806,
                     *       "progress": 1,
                     *       "createdAt": "2026-11-21T07:40:00.000Z",
                     *       "createdBy": "Mathilde Kervella",
                     *       "isFromFolder": false,
                     *       "verifiedAt": "2026-11-21T07:44:00.000Z",
                     *       "startedAt": null,
                     *       "startedBy": null,
                     *       "endedAt": null,
                     *       "taskId": "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10"
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Only these.
                 * @example Onix
                 */
                kind?: components["schemas"]["ImportKind"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Field, `-` for descending. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 12,
                     *           "kind": "Onix",
                     *           "state": "Verified",
                     *           "fileName": "dilicom-2026-11-21.xml",
                     *           "fileSize": 812000000,
                     *           "release": "3.0",
                     *           "usesShortTags": false,
                     *           "encoding": "utf-8",
                     *           "sender": "Dilicom",
                     *           "sentAt": "2026-11-21T07:30:00.000Z",
                     *           "fault": null,
                     *           "recordCount": 124806,
                     *           "newCount": 2914,
                     *           "changedCount": 38207,
                     *           "priceCount": 1204,
                     *           "unchangedCount": 83648,
                     *           "refusedCount": 37,
                     *           "creates": true,
                     *           "changes": true,
                     *           "writtenNewCount": 0,
                     *           "writtenChangedCount": 0,
                     *           "writtenRefusedCount": 0,
                     *           "position": 124806,
                     *           "progress": 1,
                     *           "createdAt": "2026-11-21T07:40:00.000Z",
                     *           "createdBy": "Mathilde Kervella",
                     *           "isFromFolder": false,
                     *           "verifiedAt": "2026-11-21T07:44:00.000Z",
                     *           "startedAt": null,
                     *           "startedBy": null,
                     *           "endedAt": null,
                     *           "taskId": "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
        parameters: {
            query: {
                /**
                 * @description As it is called where it comes from.
                 * @example dilicom-2026-11-21.xml
                 */
                fileName: string;
            };
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 12,
                     *         "kind": "Onix",
                     *         "state": "Verifying",
                     *         "fileName": "dilicom-2026-11-21.xml",
                     *         "fileSize": 812000000,
                     *         "release": "3.0",
                     *         "usesShortTags": false,
                     *         "encoding": "utf-8",
                     *         "sender": "Dilicom",
                     *         "sentAt": "2026-11-21T07:30:00.000Z",
                     *         "fault": null,
                     *         "recordCount": 0,
                     *         "newCount": 0,
                     *         "changedCount": 0,
                     *         "priceCount": 0,
                     *         "unchangedCount": 0,
                     *         "refusedCount": 0,
                     *         "creates": true,
                     *         "changes": true,
                     *         "writtenNewCount": 0,
                     *         "writtenChangedCount": 0,
                     *         "writtenRefusedCount": 0,
                     *         "position": 0,
                     *         "progress": 0,
                     *         "createdAt": "2026-11-21T07:40:00.000Z",
                     *         "createdBy": "Mathilde Kervella",
                     *         "isFromFolder": false,
                     *         "verifiedAt": null,
                     *         "startedAt": null,
                     *         "startedBy": null,
                     *         "endedAt": null,
                     *         "taskId": "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOnixRecord: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "<Product><RecordReference>fr.exemple.1</RecordReference><NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9782253023906</IDValue></ProductIdentifier><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>La Vie mode d’emploi</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>"
                 *     }
                 */
                "application/json": components["schemas"]["OnixRecordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "authors": [
                     *           "Georges Perec"
                     *         ],
                     *         "publishers": [
                     *           "Le Livre de poche"
                     *         ],
                     *         "suppliers": [
                     *           "Hachette"
                     *         ],
                     *         "collections": [],
                     *         "editions": [],
                     *         "series": [],
                     *         "publics": [],
                     *         "kind": "Book",
                     *         "releaseDate": "1980-03-01",
                     *         "priceWithTax": "10.90",
                     *         "taxRate": 0.055,
                     *         "availability": "21",
                     *         "summary": "Un immeuble, cent vies.",
                     *         "pages": 672,
                     *         "weight": 340,
                     *         "height": 178,
                     *         "width": 110,
                     *         "thickness": 30,
                     *         "languages": [
                     *           "fre"
                     *         ],
                     *         "clil": [
                     *           "3443"
                     *         ],
                     *         "thema": [
                     *           "FBA"
                     *         ],
                     *         "duration": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OnixRecordResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRecords: {
        parameters: {
            query: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description The import.
                 * @example 12
                 */
                id: number;
                /**
                 * @description Only these.
                 * @example Refused
                 */
                outcome: components["schemas"]["ImportOutcome"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "number": 18204,
                     *           "outcome": "Refused",
                     *           "line": 612480,
                     *           "reference": "fr.exemple.18204",
                     *           "ean": "9782370557018",
                     *           "title": "Les Furtifs",
                     *           "productId": null,
                     *           "priceWithTax": null,
                     *           "reasons": [
                     *             "Prix : « 12;90 » n’est pas un nombre."
                     *           ],
                     *           "changes": []
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRecordPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportImportRefusals: {
        parameters: {
            query: {
                /**
                 * @description The import.
                 * @example 12
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Notice;EAN;Raison
                     *     18204;9782370557018;Prix
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "creates": true,
                 *       "changes": true
                 *     }
                 */
                "application/json": components["schemas"]["StartImportRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 12,
                     *         "kind": "Onix",
                     *         "state": "Importing",
                     *         "fileName": "dilicom-2026-11-21.xml",
                     *         "fileSize": 812000000,
                     *         "release": "3.0",
                     *         "usesShortTags": false,
                     *         "encoding": "utf-8",
                     *         "sender": "Dilicom",
                     *         "sentAt": "2026-11-21T07:30:00.000Z",
                     *         "fault": null,
                     *         "recordCount": 124806,
                     *         "newCount": 2914,
                     *         "changedCount": 38207,
                     *         "priceCount": 1204,
                     *         "unchangedCount": 83648,
                     *         "refusedCount": 37,
                     *         "creates": true,
                     *         "changes": true,
                     *         "writtenNewCount": 0,
                     *         "writtenChangedCount": 0,
                     *         "writtenRefusedCount": 0,
                     *         "position": 0,
                     *         "progress": 0,
                     *         "createdAt": "2026-11-21T07:40:00.000Z",
                     *         "createdBy": "Mathilde Kervella",
                     *         "isFromFolder": false,
                     *         "verifiedAt": "2026-11-21T07:44:00.000Z",
                     *         "startedAt": "2026-11-21T07:46:00.000Z",
                     *         "startedBy": "Mathilde Kervella",
                     *         "endedAt": null,
                     *         "taskId": "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12
                 *     }
                 */
                "application/json": components["schemas"]["ImportReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 12,
                     *         "kind": "Onix",
                     *         "state": "Stopped",
                     *         "fileName": "dilicom-2026-11-21.xml",
                     *         "fileSize": 812000000,
                     *         "release": "3.0",
                     *         "usesShortTags": false,
                     *         "encoding": "utf-8",
                     *         "sender": "Dilicom",
                     *         "sentAt": "2026-11-21T07:30:00.000Z",
                     *         "fault": null,
                     *         "recordCount": 124806,
                     *         "newCount": 2914,
                     *         "changedCount": 38207,
                     *         "priceCount": 1204,
                     *         "unchangedCount": 83648,
                     *         "refusedCount": 37,
                     *         "creates": true,
                     *         "changes": true,
                     *         "writtenNewCount": 0,
                     *         "writtenChangedCount": 0,
                     *         "writtenRefusedCount": 0,
                     *         "position": 50000,
                     *         "progress": 0.4,
                     *         "createdAt": "2026-11-21T07:40:00.000Z",
                     *         "createdBy": "Mathilde Kervella",
                     *         "isFromFolder": false,
                     *         "verifiedAt": "2026-11-21T07:44:00.000Z",
                     *         "startedAt": "2026-11-21T07:46:00.000Z",
                     *         "startedBy": "Mathilde Kervella",
                     *         "endedAt": "2026-11-21T07:47:00.000Z",
                     *         "taskId": "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateLabel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentId": 24118
                 *     }
                 */
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e9
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e9",
                     *       "type": "shipmentSent",
                     *       "from": "boutique@example.fr",
                     *       "to": "helene.legoff@example.fr",
                     *       "cc": [],
                     *       "bcc": [],
                     *       "subject": "Votre colis est parti",
                     *       "processed": true,
                     *       "sentTries": 1,
                     *       "sentDate": "2026-11-21T08:26:05Z",
                     *       "nextTryAt": null,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T08:26:00Z",
                     *       "documentId": 24118,
                     *       "text": "Bonjour,",
                     *       "body": "<p>Bonjour,</p>",
                     *       "extra": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /**
                 * @description Only those to this customer's e-mail address; those to staff are not among them.
                 * @example 17
                 */
                customerId?: number;
                /**
                 * @description Written on this day or later, Europe/Paris.
                 * @example 2026-11-01
                 */
                dateFrom?: string;
                /**
                 * @description Written on this day or earlier, Europe/Paris.
                 * @example 2026-11-21
                 */
                dateTo?: string;
                /**
                 * @description Only those about this order.
                 * @example 24118
                 */
                documentId?: number;
                /** @description True: a try to send it failed, and it still waits; false: the others. */
                isFailing?: boolean;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description True: sent; false: still to send or failing. */
                processed?: boolean;
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Fields, `-` for descending. */
                sort?: "createdAt" | "-createdAt" | "sentDate" | "-sentDate" | "to" | "-to" | "subject" | "-subject";
                /**
                 * @description Only these; what failed waits for its next try and is Failing.
                 * @example [
                 *       "Failing"
                 *     ]
                 */
                state?: components["schemas"]["MailState"][];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "shipmentSent"
                 *     ]
                 */
                type?: components["schemas"]["MailType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e9",
                     *           "type": "shipmentSent",
                     *           "from": "boutique@example.fr",
                     *           "to": "helene.legoff@example.fr",
                     *           "subject": "Votre colis est parti",
                     *           "processed": true,
                     *           "sentTries": 1,
                     *           "sentDate": "2026-11-21T08:26:05Z",
                     *           "error": null,
                     *           "createdAt": "2026-11-21T08:26:00Z",
                     *           "documentId": 24118
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e9"
                 *     }
                 */
                "application/json": components["schemas"]["SendMailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e9",
                     *         "type": "shipmentSent",
                     *         "from": "boutique@example.fr",
                     *         "to": "helene.legoff@example.fr",
                     *         "cc": [],
                     *         "bcc": [],
                     *         "subject": "Votre colis est parti",
                     *         "processed": false,
                     *         "sentTries": 1,
                     *         "sentDate": "2026-11-21T08:26:05Z",
                     *         "nextTryAt": null,
                     *         "error": null,
                     *         "createdAt": "2026-11-21T08:26:00Z",
                     *         "documentId": 24118,
                     *         "text": "Bonjour,",
                     *         "body": "<p>Bonjour,</p>",
                     *         "extra": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MailResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailTemplate: {
        parameters: {
            query: {
                /**
                 * @description Which mail.
                 * @example forgotPassword
                 */
                type: components["schemas"]["MailTemplateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "forgotPassword",
                     *       "subject": "Votre nouveau mot de passe – Réserve",
                     *       "text": "Bonjour Mathilde,",
                     *       "html": "<!doctype html><html lang=\"fr\"><body><p>Bonjour Mathilde,</p></body></html>"
                     *     }
                     */
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "mediaType": "ImageBanner",
                     *           "count": 5
                     *         }
                     *       ],
                     *       "lacksText": 2,
                     *       "isUnused": 4
                     *     }
                     */
                    "application/json": components["schemas"]["MediaCounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Lecture à voix haute",
                     *       "altText": "",
                     *       "mediaType": "YoutubeLink",
                     *       "nature": "Embed",
                     *       "uploadedFile": null,
                     *       "externalUrl": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
                     *       "playerUrl": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
                     *       "focalPoint": null,
                     *       "sameContent": [],
                     *       "useCount": 0,
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "createdBy": "Mathilde Kervella",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMedia: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Lecture à voix haute",
                 *       "altText": "",
                 *       "mediaType": "YoutubeLink",
                 *       "focalPoint": null
                 *     }
                 */
                "application/json": components["schemas"]["MediaSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "title": "Lecture à voix haute",
                     *         "altText": "",
                     *         "mediaType": "YoutubeLink",
                     *         "nature": "Embed",
                     *         "uploadedFile": null,
                     *         "externalUrl": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
                     *         "playerUrl": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
                     *         "focalPoint": null,
                     *         "sameContent": [],
                     *         "useCount": 0,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "createdBy": "Mathilde Kervella",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMedia: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Lecture à voix haute",
                 *       "altText": "",
                 *       "mediaType": "YoutubeLink",
                 *       "externalUrl": "https://youtu.be/dQw4w9WgXcQ"
                 *     }
                 */
                "application/json": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "title": "Lecture à voix haute",
                     *         "altText": "",
                     *         "mediaType": "YoutubeLink",
                     *         "nature": "Embed",
                     *         "uploadedFile": null,
                     *         "externalUrl": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
                     *         "playerUrl": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
                     *         "focalPoint": null,
                     *         "sameContent": [],
                     *         "useCount": 0,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "createdBy": "Mathilde Kervella",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "natures": [
                     *         {
                     *           "nature": "Picture",
                     *           "accepts": [
                     *             "image/jpeg",
                     *             "image/png",
                     *             "image/webp"
                     *           ],
                     *           "mostBytes": 20000000,
                     *           "needsText": true
                     *         }
                     *       ],
                     *       "partBytes": 1048576
                     *     }
                     */
                    "application/json": components["schemas"]["MediaConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedias: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description What no page and no post shows.
                 * @example false
                 */
                isUnused?: boolean;
                /**
                 * @description Pictures that nobody who listens to a page would know of.
                 * @example false
                 */
                lacksText?: boolean;
                /**
                 * @description Only of these types.
                 * @example [
                 *       "YoutubeLink"
                 *     ]
                 */
                mediaType?: components["schemas"]["MediaType"][];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "title" | "-title" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "title": "Lecture à voix haute",
                     *           "altText": "",
                     *           "mediaType": "YoutubeLink",
                     *           "nature": "Embed",
                     *           "uploadedFile": null,
                     *           "externalUrl": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
                     *           "playerUrl": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
                     *           "focalPoint": null,
                     *           "sameContent": [],
                     *           "useCount": 0,
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "createdBy": "Mathilde Kervella",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "ImageBanner",
                     *           "label": "Bandeau",
                     *           "nature": "Picture"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MediaTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeMedias: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "otherIds": [
                 *         8
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MediaMerge"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "title": "Lecture à voix haute",
                     *         "altText": "",
                     *         "mediaType": "YoutubeLink",
                     *         "nature": "Embed",
                     *         "uploadedFile": null,
                     *         "externalUrl": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
                     *         "playerUrl": "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
                     *         "focalPoint": null,
                     *         "sameContent": [],
                     *         "useCount": 2,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "createdBy": "Mathilde Kervella",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaUpload: {
        parameters: {
            query: {
                /**
                 * @description As the sender called it.
                 * @example 6f6b4f6e-0d0b-4c39-9a5e-0f1d2c3b4a59
                 */
                uploadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uploadId": "6f6b4f6e-0d0b-4c39-9a5e-0f1d2c3b4a59",
                     *       "fileName": "vitrine-noel.jpg",
                     *       "size": 2480000,
                     *       "received": 1048576
                     *     }
                     */
                    "application/json": components["schemas"]["MediaUpload"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMediaPart: {
        parameters: {
            query: {
                /**
                 * @description As it is called where it comes from.
                 * @example vitrine-noel.jpg
                 */
                fileName: string;
                /**
                 * @description Bytes before this part.
                 * @example 0
                 */
                offset: number;
                /**
                 * @description Bytes of the whole file.
                 * @example 2480000
                 */
                size: number;
                /**
                 * @description Made by the sender, once a file.
                 * @example 6f6b4f6e-0d0b-4c39-9a5e-0f1d2c3b4a59
                 */
                uploadId: string;
            };
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "uploadId": "6f6b4f6e-0d0b-4c39-9a5e-0f1d2c3b4a59",
                     *         "fileName": "vitrine-noel.jpg",
                     *         "size": 2480000,
                     *         "received": 1048576
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaUploadResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMediaUses: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "Page",
                     *           "id": 1,
                     *           "title": "Accueil"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MediaUseList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchMessages: {
        parameters: {
            query: {
                /**
                 * @description The messages.
                 * @example [
                 *       31
                 *     ]
                 */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: change
                     *     data: {"id":31,"version":2,"userName":"libraire","firstName":"Mathilde","operation":"replyToMessage"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "status": "Pending",
                     *       "question": "order",
                     *       "firstName": "Hélène",
                     *       "lastName": "Le Goff",
                     *       "email": "helene.legoff@example.fr",
                     *       "subject": "Où est ma commande ?",
                     *       "receivedAt": "2026-11-20T18:00:00Z",
                     *       "answeredAt": null,
                     *       "takenBy": null,
                     *       "takenAt": null,
                     *       "customerId": 17,
                     *       "documentId": 24118,
                     *       "phone": "0612345678",
                     *       "additionalPhone": null,
                     *       "message": "Bonjour, ma commande 24118 n’est pas arrivée.",
                     *       "replies": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only this customer. */
                customerId?: number;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only these subjects.
                 * @example [
                 *       "order"
                 *     ]
                 */
                question?: string[];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; `queue` is the order of work: what waits, oldest first, then what is in progress, then what is solved. */
                sort?: "queue" | "receivedAt" | "-receivedAt" | "lastName" | "-lastName";
                /**
                 * @description Only these.
                 * @example [
                 *       "Pending"
                 *     ]
                 */
                status?: components["schemas"]["MessageStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 31,
                     *           "status": "Pending",
                     *           "question": "order",
                     *           "firstName": "Hélène",
                     *           "lastName": "Le Goff",
                     *           "email": "helene.legoff@example.fr",
                     *           "subject": "Où est ma commande ?",
                     *           "receivedAt": "2026-11-20T18:00:00Z",
                     *           "answeredAt": null,
                     *           "takenBy": null,
                     *           "takenAt": null,
                     *           "customerId": 17,
                     *           "documentId": 24118
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "order",
                     *           "label": "Ma commande"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "text": "Bonjour, votre colis part aujourd’hui."
                 *     }
                 */
                "application/json": components["schemas"]["MessageReplyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "status": "Progress",
                     *         "question": "order",
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "email": "helene.legoff@example.fr",
                     *         "subject": "Où est ma commande ?",
                     *         "receivedAt": "2026-11-20T18:00:00Z",
                     *         "answeredAt": null,
                     *         "takenBy": null,
                     *         "takenAt": null,
                     *         "customerId": 17,
                     *         "documentId": 24118,
                     *         "phone": "0612345678",
                     *         "additionalPhone": null,
                     *         "message": "Bonjour, ma commande 24118 n’est pas arrivée.",
                     *         "replies": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "text": "Bonjour, votre colis part aujourd’hui."
                 *     }
                 */
                "application/json": components["schemas"]["MessageReplyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "to": "helene.legoff@example.fr",
                     *         "subject": "Re : Où est ma commande ? – Réserve",
                     *         "text": "Bonjour, votre colis part aujourd’hui."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageReplyPreviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessageStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Pending",
                     *           "label": "À traiter"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMessageStatus: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Progress"
                 *     }
                 */
                "application/json": components["schemas"]["MessageStatusRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "status": "Progress",
                     *         "question": "order",
                     *         "firstName": "Hélène",
                     *         "lastName": "Le Goff",
                     *         "email": "helene.legoff@example.fr",
                     *         "subject": "Où est ma commande ?",
                     *         "receivedAt": "2026-11-20T18:00:00Z",
                     *         "answeredAt": null,
                     *         "takenBy": null,
                     *         "takenAt": null,
                     *         "customerId": 17,
                     *         "documentId": 24118,
                     *         "phone": "0612345678",
                     *         "additionalPhone": null,
                     *         "message": "Bonjour, ma commande 24118 n’est pas arrivée.",
                     *         "replies": [],
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOffer: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "productId": 412,
                     *       "ean": "9782253023906",
                     *       "title": "La Vie mode d’emploi",
                     *       "name": "Occasion, bon état",
                     *       "priceWithTax": "6.50",
                     *       "stock": 1,
                     *       "startTime": null,
                     *       "endTime": null,
                     *       "isActive": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOffer: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 412,
                 *       "name": "Occasion, bon état",
                 *       "priceWithTax": "6.50",
                 *       "stock": 1,
                 *       "startTime": null,
                 *       "endTime": null,
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["OfferSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 5,
                     *         "productId": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "name": "Occasion, bon état",
                     *         "priceWithTax": "6.50",
                     *         "stock": 1,
                     *         "startTime": null,
                     *         "endTime": null,
                     *         "isActive": true,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfferResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 412,
                 *       "name": "Occasion, bon état",
                 *       "priceWithTax": "6.50",
                 *       "stock": 1,
                 *       "startTime": null,
                 *       "endTime": null,
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["OfferSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 5,
                     *         "productId": 412,
                     *         "ean": "9782253023906",
                     *         "title": "La Vie mode d’emploi",
                     *         "name": "Occasion, bon état",
                     *         "priceWithTax": "6.50",
                     *         "stock": 1,
                     *         "startTime": null,
                     *         "endTime": null,
                     *         "isActive": true,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfferResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOffer: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 412
                 */
                productId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 5,
                     *           "productId": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "name": "Occasion, bon état",
                     *           "priceWithTax": "6.50",
                     *           "stock": 1,
                     *           "startTime": null,
                     *           "endTime": null,
                     *           "isActive": true,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPageFullTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "id": 8,
                     *           "parentId": null,
                     *           "level": 1,
                     *           "position": 3,
                     *           "names": {
                     *             "fr": "Agenda",
                     *             "en": ""
                     *           },
                     *           "address": "/agenda",
                     *           "isPublished": true,
                     *           "isHome": false,
                     *           "childCount": 0,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageTree"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    movePage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "parentId": null,
                 *       "index": 1
                 *     }
                 */
                "application/json": components["schemas"]["PageMove"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "version": 8,
                     *         "places": [
                     *           {
                     *             "id": 8,
                     *             "parentId": null,
                     *             "position": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PageMoveResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8,
                     *       "parentId": null,
                     *       "level": 1,
                     *       "position": 3,
                     *       "names": {
                     *         "fr": "Agenda",
                     *         "en": ""
                     *       },
                     *       "address": "/agenda",
                     *       "isPublished": true,
                     *       "isHome": false,
                     *       "childCount": 0,
                     *       "version": 1,
                     *       "pageLayout": "FullPage",
                     *       "localizations": {
                     *         "fr": {
                     *           "name": "Agenda",
                     *           "relativeUrl": "agenda",
                     *           "metaTitle": "",
                     *           "metaDescription": "Rencontres et lectures.",
                     *           "metaKeywords": ""
                     *         },
                     *         "en": {
                     *           "name": "",
                     *           "relativeUrl": null,
                     *           "metaTitle": "",
                     *           "metaDescription": "",
                     *           "metaKeywords": ""
                     *         }
                     *       },
                     *       "blocs": [
                     *         {
                     *           "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                     *           "blocType": "HardCodedAgenda",
                     *           "column": "main",
                     *           "width": 100,
                     *           "localizations": {
                     *             "fr": {
                     *               "title": "À venir",
                     *               "html": ""
                     *             },
                     *             "en": {
                     *               "title": "Coming up",
                     *               "html": ""
                     *             }
                     *           },
                     *           "postType": null,
                     *           "categoryIds": [],
                     *           "automaticRetrieve": false,
                     *           "maximum": 5,
                     *           "resultsOrderable": false,
                     *           "postIds": [],
                     *           "mediaIds": [],
                     *           "url": null,
                     *           "isExternalUrl": false
                     *         }
                     *       ],
                     *       "path": [],
                     *       "oldUrls": [],
                     *       "updatedAt": "2026-11-19T15:20:00.000Z",
                     *       "updatedBy": "Yann Kerbrat"
                     *     }
                     */
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePage: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": null,
                 *       "pageLayout": "FullPage",
                 *       "localizations": {
                 *         "fr": {
                 *           "name": "Agenda",
                 *           "relativeUrl": "agenda",
                 *           "metaTitle": "",
                 *           "metaDescription": "Rencontres et lectures.",
                 *           "metaKeywords": ""
                 *         },
                 *         "en": {
                 *           "name": "",
                 *           "relativeUrl": null,
                 *           "metaTitle": "",
                 *           "metaDescription": "",
                 *           "metaKeywords": ""
                 *         }
                 *       },
                 *       "isPublished": true,
                 *       "isHome": false,
                 *       "blocs": [
                 *         {
                 *           "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                 *           "blocType": "HardCodedAgenda",
                 *           "column": "main",
                 *           "width": 100,
                 *           "localizations": {
                 *             "fr": {
                 *               "title": "À venir",
                 *               "html": ""
                 *             },
                 *             "en": {
                 *               "title": "Coming up",
                 *               "html": ""
                 *             }
                 *           },
                 *           "postType": null,
                 *           "categoryIds": [],
                 *           "automaticRetrieve": false,
                 *           "maximum": 5,
                 *           "resultsOrderable": false,
                 *           "postIds": [],
                 *           "mediaIds": [],
                 *           "url": null,
                 *           "isExternalUrl": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PageSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 8,
                     *         "parentId": null,
                     *         "level": 1,
                     *         "position": 3,
                     *         "names": {
                     *           "fr": "Agenda",
                     *           "en": ""
                     *         },
                     *         "address": "/agenda",
                     *         "isPublished": true,
                     *         "isHome": false,
                     *         "childCount": 0,
                     *         "version": 2,
                     *         "pageLayout": "FullPage",
                     *         "localizations": {
                     *           "fr": {
                     *             "name": "Agenda",
                     *             "relativeUrl": "agenda",
                     *             "metaTitle": "",
                     *             "metaDescription": "Rencontres et lectures.",
                     *             "metaKeywords": ""
                     *           },
                     *           "en": {
                     *             "name": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "blocs": [
                     *           {
                     *             "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                     *             "blocType": "HardCodedAgenda",
                     *             "column": "main",
                     *             "width": 100,
                     *             "localizations": {
                     *               "fr": {
                     *                 "title": "À venir",
                     *                 "html": ""
                     *               },
                     *               "en": {
                     *                 "title": "Coming up",
                     *                 "html": ""
                     *               }
                     *             },
                     *             "postType": null,
                     *             "categoryIds": [],
                     *             "automaticRetrieve": false,
                     *             "maximum": 5,
                     *             "resultsOrderable": false,
                     *             "postIds": [],
                     *             "mediaIds": [],
                     *             "url": null,
                     *             "isExternalUrl": false
                     *           }
                     *         ],
                     *         "path": [],
                     *         "oldUrls": [],
                     *         "updatedAt": "2026-11-19T15:20:00.000Z",
                     *         "updatedBy": "Yann Kerbrat"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": null,
                 *       "pageLayout": "FullPage",
                 *       "localizations": {
                 *         "fr": {
                 *           "name": "Agenda",
                 *           "relativeUrl": "agenda",
                 *           "metaTitle": "",
                 *           "metaDescription": "Rencontres et lectures.",
                 *           "metaKeywords": ""
                 *         },
                 *         "en": {
                 *           "name": "",
                 *           "relativeUrl": null,
                 *           "metaTitle": "",
                 *           "metaDescription": "",
                 *           "metaKeywords": ""
                 *         }
                 *       },
                 *       "isPublished": true,
                 *       "isHome": false,
                 *       "blocs": [
                 *         {
                 *           "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                 *           "blocType": "HardCodedAgenda",
                 *           "column": "main",
                 *           "width": 100,
                 *           "localizations": {
                 *             "fr": {
                 *               "title": "À venir",
                 *               "html": ""
                 *             },
                 *             "en": {
                 *               "title": "Coming up",
                 *               "html": ""
                 *             }
                 *           },
                 *           "postType": null,
                 *           "categoryIds": [],
                 *           "automaticRetrieve": false,
                 *           "maximum": 5,
                 *           "resultsOrderable": false,
                 *           "postIds": [],
                 *           "mediaIds": [],
                 *           "url": null,
                 *           "isExternalUrl": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PageSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 8,
                     *         "parentId": null,
                     *         "level": 1,
                     *         "position": 3,
                     *         "names": {
                     *           "fr": "Agenda",
                     *           "en": ""
                     *         },
                     *         "address": "/agenda",
                     *         "isPublished": true,
                     *         "isHome": false,
                     *         "childCount": 0,
                     *         "version": 1,
                     *         "pageLayout": "FullPage",
                     *         "localizations": {
                     *           "fr": {
                     *             "name": "Agenda",
                     *             "relativeUrl": "agenda",
                     *             "metaTitle": "",
                     *             "metaDescription": "Rencontres et lectures.",
                     *             "metaKeywords": ""
                     *           },
                     *           "en": {
                     *             "name": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "blocs": [
                     *           {
                     *             "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                     *             "blocType": "HardCodedAgenda",
                     *             "column": "main",
                     *             "width": 100,
                     *             "localizations": {
                     *               "fr": {
                     *                 "title": "À venir",
                     *                 "html": ""
                     *               },
                     *               "en": {
                     *                 "title": "Coming up",
                     *                 "html": ""
                     *               }
                     *             },
                     *             "postType": null,
                     *             "categoryIds": [],
                     *             "automaticRetrieve": false,
                     *             "maximum": 5,
                     *             "resultsOrderable": false,
                     *             "postIds": [],
                     *             "mediaIds": [],
                     *             "url": null,
                     *             "isExternalUrl": false
                     *           }
                     *         ],
                     *         "path": [],
                     *         "oldUrls": [],
                     *         "updatedAt": "2026-11-19T15:20:00.000Z",
                     *         "updatedBy": "Yann Kerbrat"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PageResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePage: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPageLayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "TwoColumnsThinRight",
                     *           "label": "Colonne fine à droite",
                     *           "columns": [
                     *             {
                     *               "column": "main",
                     *               "sixths": 4
                     *             },
                     *             {
                     *               "column": "side",
                     *               "sixths": 2
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageLayoutList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": {
                 *         "parentId": null,
                 *         "pageLayout": "FullPage",
                 *         "localizations": {
                 *           "fr": {
                 *             "name": "Agenda",
                 *             "relativeUrl": "agenda",
                 *             "metaTitle": "",
                 *             "metaDescription": "Rencontres et lectures.",
                 *             "metaKeywords": ""
                 *           },
                 *           "en": {
                 *             "name": "",
                 *             "relativeUrl": null,
                 *             "metaTitle": "",
                 *             "metaDescription": "",
                 *             "metaKeywords": ""
                 *           }
                 *         },
                 *         "isPublished": true,
                 *         "isHome": false,
                 *         "blocs": [
                 *           {
                 *             "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                 *             "blocType": "HardCodedAgenda",
                 *             "column": "main",
                 *             "width": 100,
                 *             "localizations": {
                 *               "fr": {
                 *                 "title": "À venir",
                 *                 "html": ""
                 *               },
                 *               "en": {
                 *                 "title": "Coming up",
                 *                 "html": ""
                 *               }
                 *             },
                 *             "postType": null,
                 *             "categoryIds": [],
                 *             "automaticRetrieve": false,
                 *             "maximum": 5,
                 *             "resultsOrderable": false,
                 *             "postIds": [],
                 *             "mediaIds": [],
                 *             "url": null,
                 *             "isExternalUrl": false
                 *           }
                 *         ]
                 *       },
                 *       "locale": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["PagePreviewRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "locale": "fr",
                     *         "name": "Agenda",
                     *         "address": "/agenda",
                     *         "metaTitle": "Agenda",
                     *         "metaDescription": "Rencontres et lectures.",
                     *         "metaKeywords": "",
                     *         "pageLayout": "FullPage",
                     *         "blocs": [
                     *           {
                     *             "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                     *             "blocType": "HardCodedAgenda",
                     *             "column": "main",
                     *             "width": 100,
                     *             "title": "À venir",
                     *             "url": null,
                     *             "isExternalUrl": false,
                     *             "html": "",
                     *             "foundCount": 7,
                     *             "posts": [
                     *               {
                     *                 "id": 31,
                     *                 "postType": "Event",
                     *                 "title": "Soirée Perec à voix haute",
                     *                 "lead": "Lecture à deux voix.",
                     *                 "address": "/article/soiree-perec",
                     *                 "eventStart": "2026-12-11T18:30:00.000Z"
                     *               }
                     *             ],
                     *             "products": [],
                     *             "pictures": [],
                     *             "words": []
                     *           }
                     *         ],
                     *         "movedTo": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PagePreviewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Published, or drafts.
                 * @example true
                 */
                isPublished?: boolean;
                /**
                 * @description Only pages divided so.
                 * @example [
                 *       "FullPage"
                 *     ]
                 */
                layout?: components["schemas"]["PageLayout"][];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; names as they are in the caller's language. */
                sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 12,
                     *           "names": {
                     *             "fr": "L’équipe",
                     *             "en": "The team"
                     *           },
                     *           "address": "/l-equipe",
                     *           "path": [
                     *             {
                     *               "id": 9,
                     *               "name": "La librairie"
                     *             }
                     *           ],
                     *           "pageLayout": "TwoColumnsThinRight",
                     *           "blocCount": 3,
                     *           "languages": [
                     *             "fr",
                     *             "en"
                     *           ],
                     *           "isPublished": true,
                     *           "isHome": false,
                     *           "updatedAt": "2026-11-19T15:20:00.000Z",
                     *           "updatedBy": "Yann Kerbrat",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PageList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPopup: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "html": "<h3>Ouvert dimanche 13 et 20</h3><p>De 10 h à 18 h.</p>",
                     *       "overlaps": [
                     *         {
                     *           "id": 9,
                     *           "title": "Chèques-cadeaux",
                     *           "startTime": "2026-12-14T07:00:00.000Z",
                     *           "endTime": "2026-12-18T22:59:59.000Z"
                     *         }
                     *       ],
                     *       "id": 7,
                     *       "title": "Ouvert dimanche",
                     *       "state": "scheduled",
                     *       "isActive": true,
                     *       "cookieDurationDays": 7,
                     *       "startTime": "2026-12-07T07:00:00.000Z",
                     *       "endTime": "2026-12-20T22:59:59.000Z",
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Popup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePopup: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ouvert dimanche",
                 *       "html": "<h3>Ouvert dimanche 13 et 20</h3><p>De 10 h à 18 h.</p>",
                 *       "isActive": true,
                 *       "cookieDurationDays": 7,
                 *       "startTime": "2026-12-07T07:00:00.000Z",
                 *       "endTime": "2026-12-20"
                 *     }
                 */
                "application/json": components["schemas"]["PopupSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "html": "<h3>Ouvert dimanche 13 et 20</h3><p>De 10 h à 18 h.</p>",
                     *         "overlaps": [
                     *           {
                     *             "id": 9,
                     *             "title": "Chèques-cadeaux",
                     *             "startTime": "2026-12-14T07:00:00.000Z",
                     *             "endTime": "2026-12-18T22:59:59.000Z"
                     *           }
                     *         ],
                     *         "id": 7,
                     *         "title": "Ouvert dimanche",
                     *         "state": "scheduled",
                     *         "isActive": true,
                     *         "cookieDurationDays": 7,
                     *         "startTime": "2026-12-07T07:00:00.000Z",
                     *         "endTime": "2026-12-20T22:59:59.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PopupResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPopup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ouvert dimanche",
                 *       "html": "<h3>Ouvert dimanche 13 et 20</h3><p>De 10 h à 18 h.</p>",
                 *       "isActive": true,
                 *       "cookieDurationDays": 7,
                 *       "startTime": "2026-12-07T07:00:00.000Z",
                 *       "endTime": "2026-12-20"
                 *     }
                 */
                "application/json": components["schemas"]["PopupSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "html": "<h3>Ouvert dimanche 13 et 20</h3><p>De 10 h à 18 h.</p>",
                     *         "overlaps": [
                     *           {
                     *             "id": 9,
                     *             "title": "Chèques-cadeaux",
                     *             "startTime": "2026-12-14T07:00:00.000Z",
                     *             "endTime": "2026-12-18T22:59:59.000Z"
                     *           }
                     *         ],
                     *         "id": 7,
                     *         "title": "Ouvert dimanche",
                     *         "state": "scheduled",
                     *         "isActive": true,
                     *         "cookieDurationDays": 7,
                     *         "startTime": "2026-12-07T07:00:00.000Z",
                     *         "endTime": "2026-12-20T22:59:59.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PopupResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePopup: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPopups: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "title" | "-title" | "createdAt" | "-createdAt";
                /**
                 * @description Only these.
                 * @example [
                 *       "active"
                 *     ]
                 */
                state?: components["schemas"]["PopupState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "title": "Ouvert dimanche",
                     *           "state": "scheduled",
                     *           "isActive": true,
                     *           "cookieDurationDays": 7,
                     *           "startTime": "2026-12-07T07:00:00.000Z",
                     *           "endTime": "2026-12-20T22:59:59.000Z",
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PopupPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShownPopups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "title": "Ouvert dimanche",
                     *           "html": "<h3>Ouvert dimanche 13 et 20</h3>",
                     *           "cookieDurationDays": 7
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShownPopupList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessiblePosts: {
        parameters: {
            query?: {
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only posts that stand so now; of published ones, as their dates have it.
                 * @example [
                 *       "Scheduled"
                 *     ]
                 */
                state?: components["schemas"]["PostState"][];
                /**
                 * @description Only posts of these types.
                 * @example [
                 *       "Event"
                 *     ]
                 */
                type?: components["schemas"]["PostType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 9,
                     *           "postType": "Article",
                     *           "state": "Online",
                     *           "title": "Relire Perec"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostLinkList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "postType": "Event",
                     *       "postStatus": "Published",
                     *       "state": "Scheduled",
                     *       "title": "Soirée Perec à voix haute",
                     *       "locales": [
                     *         "fr",
                     *         "en"
                     *       ],
                     *       "owner": {
                     *         "id": 3,
                     *         "name": "Yanis Belkacem"
                     *       },
                     *       "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *       "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *       "eventStart": "2026-12-11T18:30:00.000Z",
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "updatedAt": "2026-11-21T08:10:00.000Z",
                     *       "version": 3,
                     *       "localizations": {
                     *         "fr": {
                     *           "title": "Soirée Perec à voix haute",
                     *           "subtitle": "La Vie mode d’emploi, étage par étage",
                     *           "lead": "<p>Six voix et un escalier.</p>",
                     *           "description": "<p>Chacun a dix minutes et un appartement.</p>",
                     *           "relativeUrl": "soiree-perec-a-voix-haute",
                     *           "metaTitle": "",
                     *           "metaDescription": "Une soirée de lecture à la librairie.",
                     *           "metaKeywords": "Perec, lecture"
                     *         },
                     *         "en": {
                     *           "title": "An evening of Perec, aloud",
                     *           "subtitle": "",
                     *           "lead": "",
                     *           "description": "",
                     *           "relativeUrl": null,
                     *           "metaTitle": "",
                     *           "metaDescription": "",
                     *           "metaKeywords": ""
                     *         }
                     *       },
                     *       "eventEnd": "2026-12-11T20:30:00.000Z",
                     *       "registration": {
                     *         "places": 40
                     *       },
                     *       "location": {
                     *         "gender": "Unknown",
                     *         "firstName": "",
                     *         "lastName": "",
                     *         "email": "bonjour@example.fr",
                     *         "website": "https://quai.example",
                     *         "phoneNumber": "02 98 00 00 00",
                     *         "mobilePhoneNumber": "",
                     *         "company": "Librairie du Quai",
                     *         "address1": "5 quai de la Douane",
                     *         "address2": "",
                     *         "address3": "",
                     *         "postalCode": "29200",
                     *         "city": "Brest",
                     *         "country": "FR"
                     *       },
                     *       "products": [],
                     *       "posts": [
                     *         {
                     *           "id": 9,
                     *           "postType": "Article",
                     *           "state": "Online",
                     *           "title": "Relire Perec"
                     *         }
                     *       ],
                     *       "medias": [],
                     *       "categoryIds": [],
                     *       "tags": [
                     *         {
                     *           "id": 5,
                     *           "name": "lecture à voix haute",
                     *           "seoName": "lecture-a-voix-haute"
                     *         }
                     *       ],
                     *       "lastMove": {
                     *         "move": "publish",
                     *         "at": "2026-11-21T08:10:00.000Z",
                     *         "by": "Solène Kermarrec",
                     *         "comment": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postType": "Event",
                 *       "publicationStartDate": "2026-11-27T07:00:00.000Z",
                 *       "publicationEndDate": "2026-12-11",
                 *       "localizations": {
                 *         "fr": {
                 *           "title": "Soirée Perec à voix haute",
                 *           "subtitle": "La Vie mode d’emploi, étage par étage",
                 *           "lead": "<p>Six voix et un escalier.</p>",
                 *           "description": "<p>Chacun a dix minutes et un appartement.</p>",
                 *           "relativeUrl": null,
                 *           "metaTitle": "",
                 *           "metaDescription": "Une soirée de lecture à la librairie.",
                 *           "metaKeywords": "Perec, lecture"
                 *         },
                 *         "en": {
                 *           "title": "An evening of Perec, aloud",
                 *           "subtitle": "",
                 *           "lead": "",
                 *           "description": "",
                 *           "relativeUrl": null,
                 *           "metaTitle": "",
                 *           "metaDescription": "",
                 *           "metaKeywords": ""
                 *         }
                 *       },
                 *       "eventStart": "2026-12-11T18:30:00.000Z",
                 *       "eventEnd": "2026-12-11T20:30:00.000Z",
                 *       "registration": {
                 *         "places": 40
                 *       },
                 *       "location": {
                 *         "gender": "Unknown",
                 *         "firstName": "",
                 *         "lastName": "",
                 *         "email": "bonjour@example.fr",
                 *         "website": "https://quai.example",
                 *         "phoneNumber": "02 98 00 00 00",
                 *         "mobilePhoneNumber": "",
                 *         "company": "Librairie du Quai",
                 *         "address1": "5 quai de la Douane",
                 *         "address2": "",
                 *         "address3": "",
                 *         "postalCode": "29200",
                 *         "city": "Brest",
                 *         "country": "FR"
                 *       },
                 *       "productEans": [],
                 *       "postIds": [],
                 *       "categoryIds": [],
                 *       "tags": [
                 *         "lecture à voix haute"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PostSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "postType": "Event",
                     *         "postStatus": "Published",
                     *         "state": "Scheduled",
                     *         "title": "Soirée Perec à voix haute",
                     *         "locales": [
                     *           "fr",
                     *           "en"
                     *         ],
                     *         "owner": {
                     *           "id": 3,
                     *           "name": "Yanis Belkacem"
                     *         },
                     *         "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *         "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *         "eventStart": "2026-12-11T18:30:00.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "updatedAt": "2026-11-21T08:10:00.000Z",
                     *         "version": 4,
                     *         "localizations": {
                     *           "fr": {
                     *             "title": "Soirée Perec à voix haute",
                     *             "subtitle": "La Vie mode d’emploi, étage par étage",
                     *             "lead": "<p>Six voix et un escalier.</p>",
                     *             "description": "<p>Chacun a dix minutes et un appartement.</p>",
                     *             "relativeUrl": "soiree-perec-a-voix-haute",
                     *             "metaTitle": "",
                     *             "metaDescription": "Une soirée de lecture à la librairie.",
                     *             "metaKeywords": "Perec, lecture"
                     *           },
                     *           "en": {
                     *             "title": "An evening of Perec, aloud",
                     *             "subtitle": "",
                     *             "lead": "",
                     *             "description": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "eventEnd": "2026-12-11T20:30:00.000Z",
                     *         "registration": {
                     *           "places": 40
                     *         },
                     *         "location": {
                     *           "gender": "Unknown",
                     *           "firstName": "",
                     *           "lastName": "",
                     *           "email": "bonjour@example.fr",
                     *           "website": "https://quai.example",
                     *           "phoneNumber": "02 98 00 00 00",
                     *           "mobilePhoneNumber": "",
                     *           "company": "Librairie du Quai",
                     *           "address1": "5 quai de la Douane",
                     *           "address2": "",
                     *           "address3": "",
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR"
                     *         },
                     *         "products": [],
                     *         "posts": [
                     *           {
                     *             "id": 9,
                     *             "postType": "Article",
                     *             "state": "Online",
                     *             "title": "Relire Perec"
                     *           }
                     *         ],
                     *         "medias": [],
                     *         "categoryIds": [],
                     *         "tags": [
                     *           {
                     *             "id": 5,
                     *             "name": "lecture à voix haute",
                     *             "seoName": "lecture-a-voix-haute"
                     *           }
                     *         ],
                     *         "lastMove": {
                     *           "move": "publish",
                     *           "at": "2026-11-21T08:10:00.000Z",
                     *           "by": "Solène Kermarrec",
                     *           "comment": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postType": "Event",
                 *       "publicationStartDate": "2026-11-27T07:00:00.000Z",
                 *       "publicationEndDate": "2026-12-11",
                 *       "localizations": {
                 *         "fr": {
                 *           "title": "Soirée Perec à voix haute",
                 *           "subtitle": "La Vie mode d’emploi, étage par étage",
                 *           "lead": "<p>Six voix et un escalier.</p>",
                 *           "description": "<p>Chacun a dix minutes et un appartement.</p>",
                 *           "relativeUrl": null,
                 *           "metaTitle": "",
                 *           "metaDescription": "Une soirée de lecture à la librairie.",
                 *           "metaKeywords": "Perec, lecture"
                 *         },
                 *         "en": {
                 *           "title": "An evening of Perec, aloud",
                 *           "subtitle": "",
                 *           "lead": "",
                 *           "description": "",
                 *           "relativeUrl": null,
                 *           "metaTitle": "",
                 *           "metaDescription": "",
                 *           "metaKeywords": ""
                 *         }
                 *       },
                 *       "eventStart": "2026-12-11T18:30:00.000Z",
                 *       "eventEnd": "2026-12-11T20:30:00.000Z",
                 *       "registration": {
                 *         "places": 40
                 *       },
                 *       "location": {
                 *         "gender": "Unknown",
                 *         "firstName": "",
                 *         "lastName": "",
                 *         "email": "bonjour@example.fr",
                 *         "website": "https://quai.example",
                 *         "phoneNumber": "02 98 00 00 00",
                 *         "mobilePhoneNumber": "",
                 *         "company": "Librairie du Quai",
                 *         "address1": "5 quai de la Douane",
                 *         "address2": "",
                 *         "address3": "",
                 *         "postalCode": "29200",
                 *         "city": "Brest",
                 *         "country": "FR"
                 *       },
                 *       "productEans": [],
                 *       "postIds": [],
                 *       "categoryIds": [],
                 *       "tags": [
                 *         "lecture à voix haute"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PostSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "postType": "Event",
                     *         "postStatus": "Draft",
                     *         "state": "Draft",
                     *         "title": "Soirée Perec à voix haute",
                     *         "locales": [
                     *           "fr",
                     *           "en"
                     *         ],
                     *         "owner": {
                     *           "id": 3,
                     *           "name": "Yanis Belkacem"
                     *         },
                     *         "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *         "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *         "eventStart": "2026-12-11T18:30:00.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "updatedAt": "2026-11-21T08:10:00.000Z",
                     *         "version": 1,
                     *         "localizations": {
                     *           "fr": {
                     *             "title": "Soirée Perec à voix haute",
                     *             "subtitle": "La Vie mode d’emploi, étage par étage",
                     *             "lead": "<p>Six voix et un escalier.</p>",
                     *             "description": "<p>Chacun a dix minutes et un appartement.</p>",
                     *             "relativeUrl": "soiree-perec-a-voix-haute",
                     *             "metaTitle": "",
                     *             "metaDescription": "Une soirée de lecture à la librairie.",
                     *             "metaKeywords": "Perec, lecture"
                     *           },
                     *           "en": {
                     *             "title": "An evening of Perec, aloud",
                     *             "subtitle": "",
                     *             "lead": "",
                     *             "description": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "eventEnd": "2026-12-11T20:30:00.000Z",
                     *         "registration": {
                     *           "places": 40
                     *         },
                     *         "location": {
                     *           "gender": "Unknown",
                     *           "firstName": "",
                     *           "lastName": "",
                     *           "email": "bonjour@example.fr",
                     *           "website": "https://quai.example",
                     *           "phoneNumber": "02 98 00 00 00",
                     *           "mobilePhoneNumber": "",
                     *           "company": "Librairie du Quai",
                     *           "address1": "5 quai de la Douane",
                     *           "address2": "",
                     *           "address3": "",
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR"
                     *         },
                     *         "products": [],
                     *         "posts": [
                     *           {
                     *             "id": 9,
                     *             "postType": "Article",
                     *             "state": "Online",
                     *             "title": "Relire Perec"
                     *           }
                     *         ],
                     *         "medias": [],
                     *         "categoryIds": [],
                     *         "tags": [
                     *           {
                     *             "id": 5,
                     *             "name": "lecture à voix haute",
                     *             "seoName": "lecture-a-voix-haute"
                     *           }
                     *         ],
                     *         "lastMove": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostCalendar: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-10-26
                 */
                from: string;
                /**
                 * @description The last day.
                 * @example 2026-12-06
                 */
                to: string;
                /**
                 * @description Only posts of these types.
                 * @example [
                 *       "Event"
                 *     ]
                 */
                type?: components["schemas"]["PostType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "sign": "start",
                     *           "at": "2026-11-27T07:00:00.000Z",
                     *           "id": 7,
                     *           "postType": "Event",
                     *           "postStatus": "Published",
                     *           "state": "Scheduled",
                     *           "title": "Soirée Perec à voix haute",
                     *           "owner": {
                     *             "id": 3,
                     *             "name": "Yanis Belkacem"
                     *           },
                     *           "version": 3
                     *         }
                     *       ],
                     *       "isCut": false
                     *     }
                     */
                    "application/json": components["schemas"]["PostCalendar"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reschedulePost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "sign": "start",
                 *       "at": "2026-11-28T08:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PostReschedule"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "postType": "Event",
                     *         "postStatus": "Published",
                     *         "state": "Scheduled",
                     *         "title": "Soirée Perec à voix haute",
                     *         "locales": [
                     *           "fr",
                     *           "en"
                     *         ],
                     *         "owner": {
                     *           "id": 3,
                     *           "name": "Yanis Belkacem"
                     *         },
                     *         "publicationStartDate": "2026-11-28T08:00:00.000Z",
                     *         "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *         "eventStart": "2026-12-11T18:30:00.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "updatedAt": "2026-11-21T08:10:00.000Z",
                     *         "version": 4,
                     *         "localizations": {
                     *           "fr": {
                     *             "title": "Soirée Perec à voix haute",
                     *             "subtitle": "La Vie mode d’emploi, étage par étage",
                     *             "lead": "<p>Six voix et un escalier.</p>",
                     *             "description": "<p>Chacun a dix minutes et un appartement.</p>",
                     *             "relativeUrl": "soiree-perec-a-voix-haute",
                     *             "metaTitle": "",
                     *             "metaDescription": "Une soirée de lecture à la librairie.",
                     *             "metaKeywords": "Perec, lecture"
                     *           },
                     *           "en": {
                     *             "title": "An evening of Perec, aloud",
                     *             "subtitle": "",
                     *             "lead": "",
                     *             "description": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "eventEnd": "2026-12-11T20:30:00.000Z",
                     *         "registration": {
                     *           "places": 40
                     *         },
                     *         "location": {
                     *           "gender": "Unknown",
                     *           "firstName": "",
                     *           "lastName": "",
                     *           "email": "bonjour@example.fr",
                     *           "website": "https://quai.example",
                     *           "phoneNumber": "02 98 00 00 00",
                     *           "mobilePhoneNumber": "",
                     *           "company": "Librairie du Quai",
                     *           "address1": "5 quai de la Douane",
                     *           "address2": "",
                     *           "address3": "",
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR"
                     *         },
                     *         "products": [],
                     *         "posts": [
                     *           {
                     *             "id": 9,
                     *             "postType": "Article",
                     *             "state": "Online",
                     *             "title": "Relire Perec"
                     *           }
                     *         ],
                     *         "medias": [],
                     *         "categoryIds": [],
                     *         "tags": [
                     *           {
                     *             "id": 5,
                     *             "name": "lecture à voix haute",
                     *             "seoName": "lecture-a-voix-haute"
                     *           }
                     *         ],
                     *         "lastMove": {
                     *           "move": "publish",
                     *           "at": "2026-11-21T08:10:00.000Z",
                     *           "by": "Solène Kermarrec",
                     *           "comment": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchPosts: {
        parameters: {
            query: {
                /**
                 * @description The posts.
                 * @example [
                 *       7
                 *     ]
                 */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: change
                     *     data: {"id":7,"version":4,"userName":"redaction","firstName":"Yanis","operation":"updatePost"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "postType": "Event",
                     *           "groups": [
                     *             "subtitle",
                     *             "lead",
                     *             "description",
                     *             "seo",
                     *             "event",
                     *             "contact",
                     *             "place"
                     *           ],
                     *           "leastProducts": 0,
                     *           "mostProducts": 20,
                     *           "mostPosts": 20
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostConfiguration"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "state": "Draft",
                     *           "count": 14
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostCounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostDraft: {
        parameters: {
            query?: {
                /**
                 * @description The post; absent for one that is not begun.
                 * @example 7
                 */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "values": {
                     *           "tags": [
                     *             "Perec"
                     *           ]
                     *         },
                     *         "version": 3,
                     *         "savedAt": "2026-11-21T13:32:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostDraftAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepPostDraft: {
        parameters: {
            query?: {
                /**
                 * @description The post; absent for one that is not begun.
                 * @example 7
                 */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": {
                 *         "tags": [
                 *           "Perec"
                 *         ]
                 *       },
                 *       "version": null
                 *     }
                 */
                "application/json": components["schemas"]["PostDraftSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "savedAt": "2026-11-21T13:32:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostDraftStored"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardPostDraft: {
        parameters: {
            query?: {
                /**
                 * @description The post; absent for one that is not begun.
                 * @example 7
                 */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "name": "Yanis Belkacem"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostOwnerList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostRevision: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The version of the post that was kept.
                 * @example 1
                 */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 3,
                     *       "kind": "Save",
                     *       "at": "2026-11-21T08:10:00.000Z",
                     *       "by": "Yanis Belkacem",
                     *       "isMine": false,
                     *       "postStatus": "Draft",
                     *       "restoredVersion": null,
                     *       "fields": [
                     *         "fr.lead",
                     *         "location"
                     *       ],
                     *       "content": {
                     *         "postType": "Event",
                     *         "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *         "publicationEndDate": null,
                     *         "localizations": {
                     *           "fr": {
                     *             "title": "Soirée Perec à voix haute",
                     *             "subtitle": "",
                     *             "lead": "<p>Six voix et un escalier.</p>",
                     *             "description": "",
                     *             "relativeUrl": "soiree-perec-a-voix-haute",
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           },
                     *           "en": {
                     *             "title": "",
                     *             "subtitle": "",
                     *             "lead": "",
                     *             "description": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "eventStart": "2026-12-11T18:30:00.000Z",
                     *         "eventEnd": null,
                     *         "location": {
                     *           "gender": "Unknown",
                     *           "firstName": "",
                     *           "lastName": "",
                     *           "email": "",
                     *           "website": "",
                     *           "phoneNumber": "",
                     *           "mobilePhoneNumber": "",
                     *           "company": "Librairie du Quai",
                     *           "address1": "5 quai de la Douane",
                     *           "address2": "",
                     *           "address3": "",
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR"
                     *         },
                     *         "productEans": [],
                     *         "postIds": [],
                     *         "mediaIds": [],
                     *         "categoryIds": [],
                     *         "tags": [
                     *           "lecture à voix haute"
                     *         ]
                     *       },
                     *       "products": [],
                     *       "posts": [],
                     *       "medias": []
                     *     }
                     */
                    "application/json": components["schemas"]["PostRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostRevisions: {
        parameters: {
            query: {
                /**
                 * @description Only revisions older than this version: the `version` of the last one read.
                 * @example 12
                 */
                before?: number;
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "version": 3,
                     *           "kind": "Save",
                     *           "at": "2026-11-21T08:10:00.000Z",
                     *           "by": "Yanis Belkacem",
                     *           "isMine": false,
                     *           "postStatus": "Draft",
                     *           "restoredVersion": null,
                     *           "fields": [
                     *             "fr.lead",
                     *             "location"
                     *           ]
                     *         }
                     *       ],
                     *       "totalCount": 3,
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["PostRevisionPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Only posts whose publication begins on this day in Paris, or later.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description Only posts of these people.
                 * @example [
                 *       1
                 *     ]
                 */
                ownerId?: number[];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending; posts without a date of publication stand before all others. */
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publicationStartDate" | "-publicationStartDate";
                /**
                 * @description Only posts that stand so now; of published ones, as their dates have it.
                 * @example [
                 *       "Scheduled"
                 *     ]
                 */
                state?: components["schemas"]["PostState"][];
                /**
                 * @description Only posts of these statuses.
                 * @example [
                 *       "Draft"
                 *     ]
                 */
                status?: components["schemas"]["PostStatus"][];
                /**
                 * @description Only posts whose publication begins on this day in Paris, or earlier.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Only posts of these types.
                 * @example [
                 *       "Event"
                 *     ]
                 */
                type?: components["schemas"]["PostType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "postType": "Event",
                     *           "postStatus": "Published",
                     *           "state": "Scheduled",
                     *           "title": "Soirée Perec à voix haute",
                     *           "locales": [
                     *             "fr",
                     *             "en"
                     *           ],
                     *           "owner": {
                     *             "id": 3,
                     *             "name": "Yanis Belkacem"
                     *           },
                     *           "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *           "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *           "eventStart": "2026-12-11T18:30:00.000Z",
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "updatedAt": "2026-11-21T08:10:00.000Z",
                     *           "version": 3
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "WaitingForValidation",
                     *           "label": "À valider"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostStatusList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    movePost: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "move": "publish",
                 *       "comment": null
                 *     }
                 */
                "application/json": components["schemas"]["PostMoveRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "postType": "Event",
                     *         "postStatus": "Published",
                     *         "state": "Scheduled",
                     *         "title": "Soirée Perec à voix haute",
                     *         "locales": [
                     *           "fr",
                     *           "en"
                     *         ],
                     *         "owner": {
                     *           "id": 3,
                     *           "name": "Yanis Belkacem"
                     *         },
                     *         "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *         "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *         "eventStart": "2026-12-11T18:30:00.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "updatedAt": "2026-11-21T08:10:00.000Z",
                     *         "version": 3,
                     *         "localizations": {
                     *           "fr": {
                     *             "title": "Soirée Perec à voix haute",
                     *             "subtitle": "La Vie mode d’emploi, étage par étage",
                     *             "lead": "<p>Six voix et un escalier.</p>",
                     *             "description": "<p>Chacun a dix minutes et un appartement.</p>",
                     *             "relativeUrl": "soiree-perec-a-voix-haute",
                     *             "metaTitle": "",
                     *             "metaDescription": "Une soirée de lecture à la librairie.",
                     *             "metaKeywords": "Perec, lecture"
                     *           },
                     *           "en": {
                     *             "title": "An evening of Perec, aloud",
                     *             "subtitle": "",
                     *             "lead": "",
                     *             "description": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "eventEnd": "2026-12-11T20:30:00.000Z",
                     *         "registration": {
                     *           "places": 40
                     *         },
                     *         "location": {
                     *           "gender": "Unknown",
                     *           "firstName": "",
                     *           "lastName": "",
                     *           "email": "bonjour@example.fr",
                     *           "website": "https://quai.example",
                     *           "phoneNumber": "02 98 00 00 00",
                     *           "mobilePhoneNumber": "",
                     *           "company": "Librairie du Quai",
                     *           "address1": "5 quai de la Douane",
                     *           "address2": "",
                     *           "address3": "",
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR"
                     *         },
                     *         "products": [],
                     *         "posts": [
                     *           {
                     *             "id": 9,
                     *             "postType": "Article",
                     *             "state": "Online",
                     *             "title": "Relire Perec"
                     *           }
                     *         ],
                     *         "medias": [],
                     *         "categoryIds": [],
                     *         "tags": [
                     *           {
                     *             "id": 5,
                     *             "name": "lecture à voix haute",
                     *             "seoName": "lecture-a-voix-haute"
                     *           }
                     *         ],
                     *         "lastMove": {
                     *           "move": "publish",
                     *           "at": "2026-11-21T08:10:00.000Z",
                     *           "by": "Solène Kermarrec",
                     *           "comment": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Article",
                     *           "label": "Billet"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePostRevision: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PostRestore"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 7,
                     *         "postType": "Event",
                     *         "postStatus": "Published",
                     *         "state": "Scheduled",
                     *         "title": "Soirée Perec à voix haute",
                     *         "locales": [
                     *           "fr",
                     *           "en"
                     *         ],
                     *         "owner": {
                     *           "id": 3,
                     *           "name": "Yanis Belkacem"
                     *         },
                     *         "publicationStartDate": "2026-11-27T07:00:00.000Z",
                     *         "publicationEndDate": "2026-12-11T22:59:59.000Z",
                     *         "eventStart": "2026-12-11T18:30:00.000Z",
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "updatedAt": "2026-11-21T08:10:00.000Z",
                     *         "version": 3,
                     *         "localizations": {
                     *           "fr": {
                     *             "title": "Soirée Perec à voix haute",
                     *             "subtitle": "La Vie mode d’emploi, étage par étage",
                     *             "lead": "<p>Six voix et un escalier.</p>",
                     *             "description": "<p>Chacun a dix minutes et un appartement.</p>",
                     *             "relativeUrl": "soiree-perec-a-voix-haute",
                     *             "metaTitle": "",
                     *             "metaDescription": "Une soirée de lecture à la librairie.",
                     *             "metaKeywords": "Perec, lecture"
                     *           },
                     *           "en": {
                     *             "title": "An evening of Perec, aloud",
                     *             "subtitle": "",
                     *             "lead": "",
                     *             "description": "",
                     *             "relativeUrl": null,
                     *             "metaTitle": "",
                     *             "metaDescription": "",
                     *             "metaKeywords": ""
                     *           }
                     *         },
                     *         "eventEnd": "2026-12-11T20:30:00.000Z",
                     *         "registration": null,
                     *         "location": {
                     *           "gender": "Unknown",
                     *           "firstName": "",
                     *           "lastName": "",
                     *           "email": "bonjour@example.fr",
                     *           "website": "https://quai.example",
                     *           "phoneNumber": "02 98 00 00 00",
                     *           "mobilePhoneNumber": "",
                     *           "company": "Librairie du Quai",
                     *           "address1": "5 quai de la Douane",
                     *           "address2": "",
                     *           "address3": "",
                     *           "postalCode": "29200",
                     *           "city": "Brest",
                     *           "country": "FR"
                     *         },
                     *         "products": [],
                     *         "posts": [
                     *           {
                     *             "id": 9,
                     *             "postType": "Article",
                     *             "state": "Online",
                     *             "title": "Relire Perec"
                     *           }
                     *         ],
                     *         "medias": [],
                     *         "categoryIds": [],
                     *         "tags": [
                     *           {
                     *             "id": 5,
                     *             "name": "lecture à voix haute",
                     *             "seoName": "lecture-a-voix-haute"
                     *           }
                     *         ],
                     *         "lastMove": {
                     *           "move": "publish",
                     *           "at": "2026-11-21T08:10:00.000Z",
                     *           "by": "Solène Kermarrec",
                     *           "comment": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PostResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeTags: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "otherIds": [
                 *         6
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagMerge"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 5,
                     *         "name": "lecture à voix haute",
                     *         "seoName": "lecture-a-voix-haute",
                     *         "postCount": 4,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TagResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTag: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "name": "lecture à voix haute",
                     *       "seoName": "lecture-a-voix-haute",
                     *       "postCount": 4,
                     *       "createdAt": "2026-11-20T17:42:00.000Z",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "poésie sonore",
                 *       "seoName": "poesie-sonore"
                 *     }
                 */
                "application/json": components["schemas"]["TagSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 5,
                     *         "name": "lecture à voix haute",
                     *         "seoName": "lecture-a-voix-haute",
                     *         "postCount": 4,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TagResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "bande dessinée d’hiver",
                 *       "seoName": null
                 *     }
                 */
                "application/json": components["schemas"]["TagSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 5,
                     *         "name": "lecture à voix haute",
                     *         "seoName": "lecture-a-voix-haute",
                     *         "postCount": 0,
                     *         "createdAt": "2026-11-20T17:42:00.000Z",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TagResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 5,
                     *           "name": "lecture à voix haute",
                     *           "seoName": "lecture-a-voix-haute",
                     *           "postCount": 4,
                     *           "createdAt": "2026-11-20T17:42:00.000Z",
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "libraire"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLoginToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2
                 *     }
                 */
                "application/json": components["schemas"]["UserReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "expiresAt": "2026-11-22T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginTokenResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pr_0123456789abcdefghij",
                 *       "password": "une phrase longue"
                 *     }
                 */
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFirstUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "su_0123456789abcdefghij",
                 *       "userName": "patronne",
                 *       "email": "patronne@example.fr",
                 *       "firstName": "Anne",
                 *       "lastName": "Le Bihan",
                 *       "password": "une phrase longue"
                 *     }
                 */
                "application/json": components["schemas"]["SetUpRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "accessToken": "eyJ…",
                     *         "refreshToken": "rt_…",
                     *         "accessTokenExpires": "2026-11-21T09:10:00Z",
                     *         "refreshTokenExpires": "2026-12-21T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2
                 *     }
                 */
                "application/json": components["schemas"]["UserReference"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "userName": "libraire",
                     *       "firstName": "Mathilde",
                     *       "lastName": "Kervella",
                     *       "email": "mathilde@example.fr",
                     *       "roles": [
                     *         {
                     *           "id": 2,
                     *           "name": "Libraire"
                     *         }
                     *       ],
                     *       "isDisabled": false,
                     *       "lastSignInAt": "2026-11-21T08:02:00Z",
                     *       "createdAt": "2026-01-05T09:00:00Z",
                     *       "dateOfBirth": "1988-03-14",
                     *       "gender": "Female",
                     *       "mobilePhone": "06 12 34 56 78",
                     *       "company": "Librairie du Quai",
                     *       "claimTypes": [
                     *         {
                     *           "id": "Permission.BackOffice.Cache.Product"
                     *         }
                     *       ],
                     *       "effectiveClaimTypes": [
                     *         {
                     *           "id": "Permission.BackOffice.Cache.Product"
                     *         },
                     *         {
                     *           "id": "Permission.BackOffice.Public.DocumentsManage"
                     *         }
                     *       ],
                     *       "sessionCount": 2,
                     *       "isEditable": true,
                     *       "isPasswordSet": true,
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "libraire",
                 *       "email": "mathilde@example.fr",
                 *       "firstName": "Mathilde",
                 *       "lastName": "Kervella",
                 *       "dateOfBirth": "1988-03-14",
                 *       "gender": "Female",
                 *       "mobilePhone": "06 12 34 56 78",
                 *       "company": "Librairie du Quai",
                 *       "password": "",
                 *       "claimTypes": [
                 *         "Permission.BackOffice.Cache.Product"
                 *       ],
                 *       "roles": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 2,
                     *         "userName": "libraire",
                     *         "firstName": "Mathilde",
                     *         "lastName": "Kervella",
                     *         "email": "mathilde@example.fr",
                     *         "roles": [
                     *           {
                     *             "id": 2,
                     *             "name": "Libraire"
                     *           }
                     *         ],
                     *         "isDisabled": false,
                     *         "lastSignInAt": "2026-11-21T08:02:00Z",
                     *         "createdAt": "2026-01-05T09:00:00Z",
                     *         "dateOfBirth": "1988-03-14",
                     *         "gender": "Female",
                     *         "mobilePhone": "06 12 34 56 78",
                     *         "company": "Librairie du Quai",
                     *         "claimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           }
                     *         ],
                     *         "effectiveClaimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           },
                     *           {
                     *             "id": "Permission.BackOffice.Public.DocumentsManage"
                     *           }
                     *         ],
                     *         "sessionCount": 2,
                     *         "isEditable": true,
                     *         "isPasswordSet": true,
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "libraire",
                 *       "email": "mathilde@example.fr",
                 *       "firstName": "Mathilde",
                 *       "lastName": "Kervella",
                 *       "dateOfBirth": "1988-03-14",
                 *       "gender": "Female",
                 *       "mobilePhone": "06 12 34 56 78",
                 *       "company": "Librairie du Quai",
                 *       "password": "",
                 *       "claimTypes": [
                 *         "Permission.BackOffice.Cache.Product"
                 *       ],
                 *       "roles": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 2,
                     *         "userName": "libraire",
                     *         "firstName": "Mathilde",
                     *         "lastName": "Kervella",
                     *         "email": "mathilde@example.fr",
                     *         "roles": [
                     *           {
                     *             "id": 2,
                     *             "name": "Libraire"
                     *           }
                     *         ],
                     *         "isDisabled": false,
                     *         "lastSignInAt": "2026-11-21T08:02:00Z",
                     *         "createdAt": "2026-01-05T09:00:00Z",
                     *         "dateOfBirth": "1988-03-14",
                     *         "gender": "Female",
                     *         "mobilePhone": "06 12 34 56 78",
                     *         "company": "Librairie du Quai",
                     *         "claimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           }
                     *         ],
                     *         "effectiveClaimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           },
                     *           {
                     *             "id": "Permission.BackOffice.Public.DocumentsManage"
                     *           }
                     *         ],
                     *         "sessionCount": 2,
                     *         "isEditable": true,
                     *         "isPasswordSet": true,
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClaimTypes: {
        parameters: {
            query?: {
                /**
                 * @description Only claims whose name begins so.
                 * @example Permission.BackOffice.Cms
                 */
                prefix?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Permission.BackOffice.Cache.Product",
                     *           "isGrantable": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimTypeList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserDisabled: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isDisabled": true
                 *     }
                 */
                "application/json": components["schemas"]["UserDisabledRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 2,
                     *         "userName": "libraire",
                     *         "firstName": "Mathilde",
                     *         "lastName": "Kervella",
                     *         "email": "mathilde@example.fr",
                     *         "roles": [
                     *           {
                     *             "id": 2,
                     *             "name": "Libraire"
                     *           }
                     *         ],
                     *         "isDisabled": true,
                     *         "lastSignInAt": "2026-11-21T08:02:00Z",
                     *         "createdAt": "2026-01-05T09:00:00Z",
                     *         "dateOfBirth": "1988-03-14",
                     *         "gender": "Female",
                     *         "mobilePhone": "06 12 34 56 78",
                     *         "company": "Librairie du Quai",
                     *         "claimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           }
                     *         ],
                     *         "effectiveClaimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           },
                     *           {
                     *             "id": "Permission.BackOffice.Public.DocumentsManage"
                     *           }
                     *         ],
                     *         "sessionCount": 2,
                     *         "isEditable": true,
                     *         "isPasswordSet": true,
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "Libraire",
                     *       "claimTypes": [
                     *         {
                     *           "id": "Permission.BackOffice.Cache.Product"
                     *         }
                     *       ],
                     *       "userCount": 1,
                     *       "isEditable": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Libraire",
                 *       "claimTypes": [
                 *         "Permission.BackOffice.Cache.Product"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 2,
                     *         "name": "Libraire",
                     *         "claimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           }
                     *         ],
                     *         "userCount": 1,
                     *         "isEditable": true,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RoleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Libraire",
                 *       "claimTypes": [
                 *         "Permission.BackOffice.Cache.Product"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 2,
                     *         "name": "Libraire",
                     *         "claimTypes": [
                     *           {
                     *             "id": "Permission.BackOffice.Cache.Product"
                     *           }
                     *         ],
                     *         "userCount": 1,
                     *         "isEditable": true,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RoleResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 2,
                     *           "name": "Libraire",
                     *           "claimTypes": [
                     *             {
                     *               "id": "Permission.BackOffice.Cache.Product"
                     *             }
                     *           ],
                     *           "userCount": 1,
                     *           "isEditable": true,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description True: only disabled accounts; false: only active ones. */
                isDisabled?: boolean;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only users with one of these roles.
                 * @example [
                 *       2
                 *     ]
                 */
                role?: number[];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. */
                sort?: "userName" | "-userName" | "lastName" | "-lastName" | "email" | "-email" | "lastSignInAt" | "-lastSignInAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 2,
                     *           "userName": "libraire",
                     *           "firstName": "Mathilde",
                     *           "lastName": "Kervella",
                     *           "email": "mathilde@example.fr",
                     *           "roles": [
                     *             {
                     *               "id": 2,
                     *               "name": "Libraire"
                     *             }
                     *           ],
                     *           "isDisabled": false,
                     *           "isPasswordSet": true,
                     *           "lastSignInAt": "2026-11-21T08:02:00Z",
                     *           "createdAt": "2026-01-05T09:00:00Z"
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "orders",
                 *       "name": "Colissimo du jour",
                 *       "address": "view=toPrepare&shippingMethod=Colissimo",
                 *       "isShared": false
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 3,
                     *         "list": "orders",
                     *         "name": "Colissimo du jour",
                     *         "address": "view=toPrepare&shippingMethod=Colissimo",
                     *         "isShared": false,
                     *         "isMine": true,
                     *         "ownerName": "Mathilde Kervella",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "orders",
                 *       "name": "Colissimo du jour",
                 *       "address": "view=toPrepare&shippingMethod=Colissimo",
                 *       "isShared": false
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 3,
                     *         "list": "orders",
                     *         "name": "Colissimo du jour",
                     *         "address": "view=toPrepare&shippingMethod=Colissimo",
                     *         "isShared": false,
                     *         "isMine": true,
                     *         "ownerName": "Mathilde Kervella",
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query: {
                /**
                 * @description Which list.
                 * @example orders
                 */
                list: components["schemas"]["ViewedList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "list": "orders",
                     *           "name": "Colissimo du jour",
                     *           "address": "view=toPrepare&shippingMethod=Colissimo",
                     *           "isShared": false,
                     *           "isMine": true,
                     *           "ownerName": "Mathilde Kervella",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "FR",
                     *           "label": "France"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGenders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Female",
                     *           "label": "Femme"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "rt_…"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "accessToken": "eyJ…",
                     *         "refreshToken": "rt_…",
                     *         "accessTokenExpires": "2026-11-21T09:10:00Z",
                     *         "refreshTokenExpires": "2026-12-21T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicProductByEan: {
        parameters: {
            query: {
                /**
                 * @description EAN-13 or ISBN-10; hyphens and spaces are ignored.
                 * @example 978-2-253-02390-6
                 */
                ean: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 412,
                     *       "ean": "9782253023906",
                     *       "title": "La Vie mode d’emploi",
                     *       "authors": [
                     *         "Georges Perec"
                     *       ],
                     *       "publishers": [
                     *         "Le Livre de poche"
                     *       ],
                     *       "collections": [
                     *         "Littérature"
                     *       ],
                     *       "kind": "Book",
                     *       "releaseDate": "2024-09-04",
                     *       "priceWithTax": "11.90",
                     *       "taxRate": 0.055,
                     *       "availability": "21",
                     *       "isInStock": true,
                     *       "picture": null,
                     *       "series": [],
                     *       "languages": [
                     *         "fre"
                     *       ],
                     *       "clil": [
                     *         "3442"
                     *       ],
                     *       "thema": [
                     *         "FBA"
                     *       ],
                     *       "summary": null,
                     *       "pages": 642,
                     *       "weight": 388,
                     *       "height": 178,
                     *       "width": 110,
                     *       "thickness": 32,
                     *       "duration": null,
                     *       "isSigned": false,
                     *       "variations": [],
                     *       "files": [
                     *         {
                     *           "key": "5f0c3a4be8d14c0f9b1f6a2d7c9e8b10",
                     *           "fileName": "extrait.pdf",
                     *           "size": 184320
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicProduct"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicProductsByEan: {
        parameters: {
            query: {
                /**
                 * @description At most a hundred; what is not offered is left out.
                 * @example [
                 *       "9782253023906"
                 *     ]
                 */
                ean: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "publishers": [
                     *             "Le Livre de poche"
                     *           ],
                     *           "collections": [
                     *             "Littérature"
                     *           ],
                     *           "kind": "Book",
                     *           "releaseDate": "2024-09-04",
                     *           "priceWithTax": "11.90",
                     *           "taxRate": 0.055,
                     *           "availability": "21",
                     *           "isInStock": true,
                     *           "picture": null,
                     *           "series": [],
                     *           "languages": [
                     *             "fre"
                     *           ],
                     *           "clil": [
                     *             "3442"
                     *           ],
                     *           "thema": [
                     *             "FBA"
                     *           ],
                     *           "summary": null,
                     *           "pages": 642,
                     *           "weight": 388,
                     *           "height": 178,
                     *           "width": 110,
                     *           "thickness": 32,
                     *           "duration": null,
                     *           "isSigned": false,
                     *           "variations": [],
                     *           "files": [
                     *             {
                     *               "key": "5f0c3a4be8d14c0f9b1f6a2d7c9e8b10",
                     *               "fileName": "extrait.pdf",
                     *               "size": 184320
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicFacets: {
        parameters: {
            query?: {
                /**
                 * @description Only these availabilities.
                 * @example [
                 *       "21"
                 *     ]
                 */
                availability?: components["parameters"]["Availability"];
                /**
                 * @description Only with these codes of the CLIL classification.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                clil?: components["parameters"]["Clil"];
                /**
                 * @description Only of these collections, as they are written.
                 * @example [
                 *       "Folio"
                 *     ]
                 */
                collection?: components["parameters"]["Collection"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "Book"
                 *     ]
                 */
                kind?: components["parameters"]["Kind"];
                /**
                 * @description Only in these languages, by their ISO 639-2/B codes.
                 * @example [
                 *       "fre"
                 *     ]
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
                 * @example [
                 *       "10-15"
                 *     ]
                 */
                price?: components["parameters"]["PriceBand"];
                /**
                 * @description Only of these publishers, as they are written.
                 * @example [
                 *       "Gallimard"
                 *     ]
                 */
                publisher?: components["parameters"]["Publisher"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description In stock, or not.
                 * @example InStock
                 */
                stock?: components["parameters"]["Stock"];
                /**
                 * @description Only with these codes of Thema.
                 * @example [
                 *       "FBA"
                 *     ]
                 */
                thema?: components["parameters"]["Thema"];
                /**
                 * @description Only released in these years.
                 * @example [
                 *       2024
                 *     ]
                 */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "facets": [
                     *         {
                     *           "name": "kind",
                     *           "values": [
                     *             {
                     *               "value": "Book",
                     *               "label": "Livre",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "isExact": true
                     *         }
                     *       ],
                     *       "countedCount": 1,
                     *       "isExact": true,
                     *       "suggestion": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProductFacets"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductFile: {
        parameters: {
            query: {
                /**
                 * @description From the product.
                 * @example 5f0c3a4be8d14c0f9b1f6a2d7c9e8b10
                 */
                key: components["schemas"]["FileKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicProduct: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 412,
                     *       "ean": "9782253023906",
                     *       "title": "La Vie mode d’emploi",
                     *       "authors": [
                     *         "Georges Perec"
                     *       ],
                     *       "publishers": [
                     *         "Le Livre de poche"
                     *       ],
                     *       "collections": [
                     *         "Littérature"
                     *       ],
                     *       "kind": "Book",
                     *       "releaseDate": "2024-09-04",
                     *       "priceWithTax": "11.90",
                     *       "taxRate": 0.055,
                     *       "availability": "21",
                     *       "isInStock": true,
                     *       "picture": null,
                     *       "series": [],
                     *       "languages": [
                     *         "fre"
                     *       ],
                     *       "clil": [
                     *         "3442"
                     *       ],
                     *       "thema": [
                     *         "FBA"
                     *       ],
                     *       "summary": null,
                     *       "pages": 642,
                     *       "weight": 388,
                     *       "height": 178,
                     *       "width": 110,
                     *       "thickness": 32,
                     *       "duration": null,
                     *       "isSigned": false,
                     *       "variations": [],
                     *       "files": [
                     *         {
                     *           "key": "5f0c3a4be8d14c0f9b1f6a2d7c9e8b10",
                     *           "fileName": "extrait.pdf",
                     *           "size": 184320
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicProduct"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicProducts: {
        parameters: {
            query: {
                /**
                 * @description At most a hundred; what is not offered is left out.
                 * @example [
                 *       412
                 *     ]
                 */
                id: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "publishers": [
                     *             "Le Livre de poche"
                     *           ],
                     *           "collections": [
                     *             "Littérature"
                     *           ],
                     *           "kind": "Book",
                     *           "releaseDate": "2024-09-04",
                     *           "priceWithTax": "11.90",
                     *           "taxRate": 0.055,
                     *           "availability": "21",
                     *           "isInStock": true,
                     *           "picture": null,
                     *           "series": [],
                     *           "languages": [
                     *             "fre"
                     *           ],
                     *           "clil": [
                     *             "3442"
                     *           ],
                     *           "thema": [
                     *             "FBA"
                     *           ],
                     *           "summary": null,
                     *           "pages": 642,
                     *           "weight": 388,
                     *           "height": 178,
                     *           "width": 110,
                     *           "thickness": 32,
                     *           "duration": null,
                     *           "isSigned": false,
                     *           "variations": [],
                     *           "files": [
                     *             {
                     *               "key": "5f0c3a4be8d14c0f9b1f6a2d7c9e8b10",
                     *               "fileName": "extrait.pdf",
                     *               "size": 184320
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPicture: {
        parameters: {
            query: {
                /**
                 * @description From the product.
                 * @example 5f0c3a4be8d14c0f9b1f6a2d7c9e8b10
                 */
                key: components["schemas"]["FileKey"];
                /**
                 * @description How large it is drawn.
                 * @example medium
                 */
                size: components["schemas"]["PictureSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCatalog: {
        parameters: {
            query: {
                /**
                 * @description What was typed so far.
                 * @example perec
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "kind": "Book"
                     *         }
                     *       ],
                     *       "suggestion": null
                     *     }
                     */
                    "application/json": components["schemas"]["SearchHits"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPublicCatalog: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /**
                 * @description Only these availabilities.
                 * @example [
                 *       "21"
                 *     ]
                 */
                availability?: components["parameters"]["Availability"];
                /**
                 * @description Only with these codes of the CLIL classification.
                 * @example [
                 *       "3442"
                 *     ]
                 */
                clil?: components["parameters"]["Clil"];
                /**
                 * @description Only of these collections, as they are written.
                 * @example [
                 *       "Folio"
                 *     ]
                 */
                collection?: components["parameters"]["Collection"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "Book"
                 *     ]
                 */
                kind?: components["parameters"]["Kind"];
                /**
                 * @description Only in these languages, by their ISO 639-2/B codes.
                 * @example [
                 *       "fre"
                 *     ]
                 */
                language?: components["parameters"]["Language"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only of these bands of prices, in euros: `10-15` from 10.00 to 14.99, `50-` from 50.00.
                 * @example [
                 *       "10-15"
                 *     ]
                 */
                price?: components["parameters"]["PriceBand"];
                /**
                 * @description Only of these publishers, as they are written.
                 * @example [
                 *       "Gallimard"
                 *     ]
                 */
                publisher?: components["parameters"]["Publisher"];
                /**
                 * @description What is searched, accents and case ignored.
                 * @example Perec
                 */
                search?: components["parameters"]["Search"];
                /** @description Field, `-` for descending. Without it by title, and what is searched by `relevance`. */
                sort?: "title" | "-title" | "releaseDate" | "-releaseDate" | "priceWithTax" | "-priceWithTax" | "relevance";
                /**
                 * @description In stock, or not.
                 * @example InStock
                 */
                stock?: components["parameters"]["Stock"];
                /**
                 * @description Only with these codes of Thema.
                 * @example [
                 *       "FBA"
                 *     ]
                 */
                thema?: components["parameters"]["Thema"];
                /**
                 * @description Only released in these years.
                 * @example [
                 *       2024
                 *     ]
                 */
                year?: components["parameters"]["Year"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 412,
                     *           "ean": "9782253023906",
                     *           "title": "La Vie mode d’emploi",
                     *           "authors": [
                     *             "Georges Perec"
                     *           ],
                     *           "publishers": [
                     *             "Le Livre de poche"
                     *           ],
                     *           "collections": [
                     *             "Littérature"
                     *           ],
                     *           "kind": "Book",
                     *           "releaseDate": "2024-09-04",
                     *           "priceWithTax": "11.90",
                     *           "taxRate": 0.055,
                     *           "availability": "21",
                     *           "isInStock": true,
                     *           "picture": null
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null,
                     *       "suggestion": null,
                     *       "facets": [
                     *         {
                     *           "name": "kind",
                     *           "values": [
                     *             {
                     *               "value": "Book",
                     *               "label": "Livre",
                     *               "count": 1
                     *             }
                     *           ],
                     *           "isExact": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicProductPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCategoryFullTree: {
        parameters: {
            query?: {
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "fr",
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "parentId": null,
                     *           "level": 1,
                     *           "code": "litterature",
                     *           "name": "Littérature",
                     *           "url": "/categorie/litterature"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "parentId": 3,
                     *           "level": 2,
                     *           "code": "romans-policiers",
                     *           "name": "Romans policiers",
                     *           "url": "/livres/policier"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCategoryTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCategoryTree: {
        parameters: {
            query: {
                /**
                 * @description Its code.
                 * @example romans-policiers
                 */
                code: string;
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "fr",
                     *       "items": [
                     *         {
                     *           "id": 12,
                     *           "parentId": 3,
                     *           "level": 2,
                     *           "code": "romans-policiers",
                     *           "name": "Romans policiers",
                     *           "url": "/livres/policier"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCategoryTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerForEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": 7,
                 *       "firstName": "Rozenn",
                 *       "lastName": "Calvez",
                 *       "email": "rozenn.calvez@example.fr",
                 *       "phone": "06 39 98 34 52",
                 *       "comments": "Avec une amie, si possible au premier rang.",
                 *       "buyBook": true
                 *     }
                 */
                "application/json": components["schemas"]["EventRegistrationAdd"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "state": "Waiting",
                     *         "waitingPosition": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PublicRegistrationResult"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHosting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "generic",
                     *       "title": "Réserve",
                     *       "version": "0.1.0",
                     *       "environment": "demo",
                     *       "mode": "embedded",
                     *       "locales": [
                     *         {
                     *           "id": 1,
                     *           "name": "Français"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Hosting"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaFile: {
        parameters: {
            query: {
                /**
                 * @description From the medium.
                 * @example 5f0c3a4be8d14c0f9b1f6a2d7c9e8b10
                 */
                key: components["schemas"]["FileKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFullMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "id": 5,
                     *           "parentId": 2,
                     *           "level": 2,
                     *           "position": 1,
                     *           "localizations": {
                     *             "fr": {
                     *               "label": "Policier"
                     *             },
                     *             "en": {
                     *               "label": "Crime"
                     *             }
                     *           },
                     *           "urlAbsolute": "/categorie/romans-policiers",
                     *           "isExternalUrl": false,
                     *           "style": "Plain",
                     *           "isDeadLink": false,
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FullMenu"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicMenu: {
        parameters: {
            query?: {
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "fr",
                     *       "items": [
                     *         {
                     *           "id": 5,
                     *           "parentId": null,
                     *           "level": 1,
                     *           "label": "Policier",
                     *           "urlAbsolute": "/categorie/romans-policiers",
                     *           "isExternalUrl": false,
                     *           "style": "Plain"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicMenu"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMenuItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "parentId": null,
                 *       "index": 1
                 *     }
                 */
                "application/json": components["schemas"]["MenuMove"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "version": 8,
                     *         "places": [
                     *           {
                     *             "id": 5,
                     *             "parentId": null,
                     *             "position": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MenuMoveResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuItem: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "parentId": 2,
                     *       "level": 2,
                     *       "position": 1,
                     *       "localizations": {
                     *         "fr": {
                     *           "label": "Policier"
                     *         },
                     *         "en": {
                     *           "label": "Crime"
                     *         }
                     *       },
                     *       "urlAbsolute": "/categorie/romans-policiers",
                     *       "isExternalUrl": false,
                     *       "style": "Plain",
                     *       "isDeadLink": false,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenuItem: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "localizations": {
                 *         "fr": {
                 *           "label": "Policier"
                 *         },
                 *         "en": {
                 *           "label": "Crime"
                 *         }
                 *       },
                 *       "urlAbsolute": "/categorie/romans-policiers",
                 *       "isExternalUrl": false,
                 *       "style": "Plain",
                 *       "parentId": 2
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 5,
                     *         "parentId": 2,
                     *         "level": 2,
                     *         "position": 1,
                     *         "localizations": {
                     *           "fr": {
                     *             "label": "Policier"
                     *           },
                     *           "en": {
                     *             "label": "Crime"
                     *           }
                     *         },
                     *         "urlAbsolute": "/categorie/romans-policiers",
                     *         "isExternalUrl": false,
                     *         "style": "Plain",
                     *         "isDeadLink": false,
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MenuItemResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMenuItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A new UUID for each request that a person means; the same key with the same body answers what the first answered.
                 * @example 6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "localizations": {
                 *         "fr": {
                 *           "label": "Agenda"
                 *         },
                 *         "en": {
                 *           "label": "Events"
                 *         }
                 *       },
                 *       "urlAbsolute": "/agenda",
                 *       "isExternalUrl": false,
                 *       "style": "Plain",
                 *       "parentId": null
                 *     }
                 */
                "application/json": components["schemas"]["MenuItemSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 31,
                     *         "parentId": null,
                     *         "level": 1,
                     *         "position": 6,
                     *         "localizations": {
                     *           "fr": {
                     *             "label": "Agenda"
                     *           },
                     *           "en": {
                     *             "label": "Events"
                     *           }
                     *         },
                     *         "urlAbsolute": "/agenda",
                     *         "isExternalUrl": false,
                     *         "style": "Plain",
                     *         "isDeadLink": false,
                     *         "version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MenuItemResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenuItem: {
        parameters: {
            query: {
                /**
                 * @description The record.
                 * @example 24118
                 */
                id: components["parameters"]["Id"];
            };
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicPageFullTree: {
        parameters: {
            query?: {
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "fr",
                     *       "items": [
                     *         {
                     *           "id": 8,
                     *           "parentId": null,
                     *           "level": 1,
                     *           "name": "Agenda",
                     *           "address": "/agenda",
                     *           "isHome": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPageTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocalizedPage: {
        parameters: {
            query?: {
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
                /**
                 * @description Its `relativeUrl`; absent: the home page.
                 * @example agenda
                 */
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "fr",
                     *       "name": "Agenda",
                     *       "address": "/agenda",
                     *       "metaTitle": "Agenda",
                     *       "metaDescription": "Rencontres et lectures.",
                     *       "metaKeywords": "",
                     *       "pageLayout": "FullPage",
                     *       "blocs": [
                     *         {
                     *           "id": "5b1c9f0e-7a34-4a0e-9d2c-1f6f0a8e7c11",
                     *           "blocType": "HardCodedAgenda",
                     *           "column": "main",
                     *           "width": 100,
                     *           "title": "À venir",
                     *           "url": null,
                     *           "isExternalUrl": false,
                     *           "html": "",
                     *           "foundCount": 7,
                     *           "posts": [
                     *             {
                     *               "id": 31,
                     *               "postType": "Event",
                     *               "title": "Soirée Perec à voix haute",
                     *               "lead": "Lecture à deux voix.",
                     *               "address": "/article/soiree-perec",
                     *               "eventStart": "2026-12-11T18:30:00.000Z"
                     *             }
                     *           ],
                     *           "products": [],
                     *           "pictures": [],
                     *           "words": []
                     *         }
                     *       ],
                     *       "movedTo": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShownPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicPopups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "title": "Ouvert dimanche",
                     *           "html": "<h3>Ouvert dimanche 13 et 20</h3>",
                     *           "cookieDurationDays": 7
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShownPopupList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicPost: {
        parameters: {
            query?: {
                /**
                 * @description Either this,
                 * @example 31
                 */
                id?: number;
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
                /** @description or its `relativeUrl` in the language: one of both, 422 otherwise. */
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "postType": "Event",
                     *       "title": "Soirée Perec à voix haute",
                     *       "subtitle": "",
                     *       "lead": "<p>Lecture à deux voix.</p>",
                     *       "address": "/article/soiree-perec",
                     *       "publicationStartDate": "2026-11-10T08:00:00.000Z",
                     *       "eventStart": "2026-12-11T18:30:00.000Z",
                     *       "eventEnd": "2026-12-11T20:00:00.000Z",
                     *       "picture": null,
                     *       "tags": [
                     *         {
                     *           "name": "Rencontres",
                     *           "seoName": "rencontres"
                     *         }
                     *       ],
                     *       "locale": "fr",
                     *       "description": "<p>Deux voix pour un immeuble.</p>",
                     *       "metaTitle": "Soirée Perec à voix haute",
                     *       "metaDescription": "Lecture à deux voix.",
                     *       "metaKeywords": "",
                     *       "registration": {
                     *         "places": 40
                     *       },
                     *       "location": {
                     *         "gender": "Unknown",
                     *         "firstName": "",
                     *         "lastName": "",
                     *         "email": "",
                     *         "website": "",
                     *         "phoneNumber": "",
                     *         "mobilePhoneNumber": "",
                     *         "company": "Librairie du Quai",
                     *         "address1": "4, quai des Marins",
                     *         "address2": "",
                     *         "address3": "",
                     *         "postalCode": "29200",
                     *         "city": "Brest",
                     *         "country": "FR"
                     *       },
                     *       "products": [],
                     *       "posts": [],
                     *       "pictures": [],
                     *       "jsonLd": "{ \"@context\": \"https://schema.org\", \"@type\": \"Event\", \"name\": \"Soirée Perec à voix haute\" }"
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPost"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicPosts: {
        parameters: {
            query?: {
                /** @description Cursor of the page before, for deep pages; wins over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only posts of this category and those below it. */
                categoryId?: number;
                /**
                 * @description The language; the caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only posts of these types.
                 * @example [
                 *       "Event"
                 *     ]
                 */
                postType?: components["schemas"]["PostType"][];
                /** @description The newest first; or by `eventStart` the events that are not over, the next one first. */
                sort?: "-publicationStartDate" | "eventStart";
                /** @description Only posts with the tag of this `seoName`. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description How long anybody may keep it. */
                    "Cache-Control"?: string;
                    /** @description What was answered. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locale": "fr",
                     *       "items": [
                     *         {
                     *           "id": 31,
                     *           "postType": "Event",
                     *           "title": "Soirée Perec à voix haute",
                     *           "subtitle": "",
                     *           "lead": "<p>Lecture à deux voix.</p>",
                     *           "address": "/article/soiree-perec",
                     *           "publicationStartDate": "2026-11-10T08:00:00.000Z",
                     *           "eventStart": "2026-12-11T18:30:00.000Z",
                     *           "eventEnd": "2026-12-11T20:00:00.000Z",
                     *           "picture": null,
                     *           "tags": [
                     *             {
                     *               "name": "Rencontres",
                     *               "seoName": "rencontres"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "totalIsExact": true,
                     *       "page": 1,
                     *       "pageSize": 25,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PublicPostPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeoText: {
        parameters: {
            query: {
                /**
                 * @description The language of the text: it says how « & » is read. The caller's own (`Accept-Language`) when absent.
                 * @example fr
                 */
                locale?: "fr" | "en";
                /**
                 * @description A title or a name.
                 * @example L’Étranger
                 */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "L’Étranger",
                     *       "locale": "fr",
                     *       "seoName": "l-etranger"
                     *     }
                     */
                    "application/json": components["schemas"]["SeoText"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "name": "Librairie du Quai",
                     *           "city": "Brest"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "userName": "libraire",
                     *       "email": "mathilde@example.fr",
                     *       "firstName": "Mathilde",
                     *       "lastName": "Kervella",
                     *       "dateOfBirth": "1988-03-14",
                     *       "gender": "Female",
                     *       "mobilePhone": "06 12 34 56 78",
                     *       "company": "Librairie du Quai",
                     *       "roles": [
                     *         "Libraire"
                     *       ],
                     *       "sessionCount": 2,
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the record as it was read. Missing: 428; another version meanwhile: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mathilde@example.fr",
                 *       "firstName": "Mathilde",
                 *       "lastName": "Kervella",
                 *       "dateOfBirth": "1988-03-14",
                 *       "gender": "Female",
                 *       "mobilePhone": "06 12 34 56 78",
                 *       "company": "Librairie du Quai",
                 *       "password": "",
                 *       "currentPassword": ""
                 *     }
                 */
                "application/json": components["schemas"]["ProfileSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": [],
                     *       "entityOutput": {
                     *         "id": 2,
                     *         "userName": "libraire",
                     *         "email": "mathilde@example.fr",
                     *         "firstName": "Mathilde",
                     *         "lastName": "Kervella",
                     *         "dateOfBirth": "1988-03-14",
                     *         "gender": "Female",
                     *         "mobilePhone": "06 12 34 56 78",
                     *         "company": "Librairie du Quai",
                     *         "roles": [
                     *           "Libraire"
                     *         ],
                     *         "sessionCount": 2,
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "errors": [],
                     *       "propertiesErrorMessages": []
                     *     }
                     */
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "userName": "libraire",
                     *       "firstName": "Mathilde",
                     *       "lastName": "Kervella",
                     *       "email": "mathilde@example.fr",
                     *       "claimTypes": [
                     *         {
                     *           "id": "Permission.BackOffice.Public.DocumentsManage"
                     *         }
                     *       ],
                     *       "roles": [
                     *         "Libraire"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserInformation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCartPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "CreditCard",
                     *           "label": "Carte bancaire",
                     *           "priceWithTax": null,
                     *           "isPickup": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartMethodList"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCartShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "Colissimo",
                     *           "label": "Colissimo",
                     *           "priceWithTax": "4.90",
                     *           "isPickup": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartMethodList"];
                };
            };
            400: components["responses"]["Malformed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
