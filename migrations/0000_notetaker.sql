CREATE TABLE `access_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `notetaker_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `circuit_breakers` (
	`name` text PRIMARY KEY NOT NULL,
	`open_until` integer NOT NULL,
	`alarmed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notetaker_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`meeting_code` text,
	`starts_at` integer NOT NULL,
	`scheduled` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`bot_id` text,
	`recording_id` text,
	`transcript_requests` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`next_step` text,
	`next_at` integer,
	`lease_token` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`unsettled` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "notetaker_jobs_next" CHECK(("notetaker_jobs"."next_step" is null) = ("notetaker_jobs"."next_at" is null))
);
--> statement-breakpoint
CREATE INDEX `notetaker_jobs_due_idx` ON `notetaker_jobs` (`next_step`,`next_at`) WHERE "notetaker_jobs"."next_step" is not null;--> statement-breakpoint
CREATE INDEX `notetaker_jobs_meeting_idx` ON `notetaker_jobs` (`meeting_code`,`starts_at`) WHERE "notetaker_jobs"."meeting_code" is not null;--> statement-breakpoint
CREATE TABLE `notetaker_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`job_id` text NOT NULL,
	`name` text,
	`email` text,
	`email_key` text,
	`network_key` text,
	`wall_date` text,
	`wall_time` text,
	`timezone` text,
	`created_at` integer NOT NULL,
	`delivered_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `notetaker_jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notetaker_requests_idempotency_key_idx` ON `notetaker_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `notetaker_requests_job_id_idx` ON `notetaker_requests` (`job_id`);--> statement-breakpoint
CREATE INDEX `notetaker_requests_email_idx` ON `notetaker_requests` (`email_key`,`created_at`) WHERE "notetaker_requests"."email_key" is not null;--> statement-breakpoint
CREATE INDEX `notetaker_requests_network_idx` ON `notetaker_requests` (`network_key`,`created_at`) WHERE "notetaker_requests"."network_key" is not null;--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease_token` text,
	`last_error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_idx` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due_idx` ON `outbox` (`next_at`) WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE TABLE `webhook_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_receipts_received_at_idx` ON `webhook_receipts` (`received_at`);